//! The score of an answer, for all chances and all margins.

use duo_core::best_first::chance::{self, CERTAIN};
use duo_core::cycle_model::CycleModel;
use duo_core::evaluation::exact_score;
use duo_core::ports;
use hdl::best_first::answer_score::AnswerScore;
use hdl::emit::verilog;
use testbench::lockstep::Lockstep;
use testbench::verilator::Design;

ports! {
    pub struct In {
        pub chance: u16 [14],
        pub is_others: bool [1],
        pub margin: i8 [8],
    }
}

ports! {
    pub struct Out {
        pub score: i16 [16],
    }
}

/// The scores of the chances of the last three cycles, the latest first.
#[derive(Default)]
struct Model([i32; 3]);

impl CycleModel for Model {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = if input.margin == 0 { self.0[2] } else { exact_score(input.margin.into()) };
        let own = if input.is_others { CERTAIN - u32::from(input.chance) } else { input.chance.into() };
        self.0 = [chance::score(own), self.0[0], self.0[1]];
        Out { score: out as i16 }
    }
}

#[test]
fn an_answers_score_is_its_chances_or_what_is_proved() {
    let design = Design::build("answer_score", &verilog("answer_score", AnswerScore::default)).unwrap();
    let mut bench = Lockstep::new(&design, Model::default());
    // The registers do not hold a chance at first. A margin hides them until they do.
    let margin = 1;
    (0..3).for_each(|_| _ = bench.step(In { margin, ..In::default() }).unwrap());
    for chance in 0..=CERTAIN as u16 {
        for is_others in [false, true] {
            bench.step(In { chance, is_others, margin: 0 }).unwrap();
        }
    }
    for margin in -109..=109 {
        bench.step(In { margin, ..In::default() }).unwrap();
    }
}
