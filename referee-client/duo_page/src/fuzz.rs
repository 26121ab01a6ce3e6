//! Fuzz targets.

use fuzz::{check, Input};

use crate::order::OrderForm;

#[test]
fn orders_of_the_page() {
    let example =
        r#"{"first":"engine","second":"human","start":"a","move_time_ms":1000,"budget_cycles":20000,"pace_ms":5}"#;
    check!().with_type::<Input>().for_each(|input| {
        let _ = serde_json::from_str::<OrderForm>(&input.text(&[example]));
    });
}
