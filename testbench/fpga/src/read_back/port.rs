//! Ports of the design and their pins.

/// A port of the design.
#[derive(Clone, Debug)]
pub struct Port {
    /// Its name.
    pub name: &'static str,
    /// The package's pin of each bit, lowest bit first.
    pub pins: Vec<&'static str>,
    /// Whether the design drives it.
    pub is_output: bool,
}

impl Port {
    /// The port's declaration in a module's list of ports.
    pub fn declaration(&self) -> String {
        let direction = if self.is_output { "output" } else { "input" };
        match self.pins.len() {
            1 => format!("{direction} wire {}", self.name),
            count => format!("{direction} wire [{}:0] {}", count - 1, self.name),
        }
    }

    /// The name and the pin of each bit.
    pub fn bits(&self) -> impl Iterator<Item = (String, &'static str)> + '_ {
        let is_single = self.pins.len() == 1;
        self.pins.iter().enumerate().map(move |(bit, pin)| {
            (if is_single { self.name.to_owned() } else { format!("{}[{bit}]", self.name) }, *pin)
        })
    }
}
