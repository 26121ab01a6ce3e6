//! Suggestions for mistyped names.

/// Least similarity of a suggested name, by Jaro's measure: clap's for commands and options.
const LEAST: f64 = 0.7;

/// The known name that is most similar to `word`, as an ending of a message: `; did you mean
/// 'random'?`. Empty if none is similar.
pub fn did_you_mean(word: &str, known: &[&str]) -> String {
    let similarity = |name: &&&str| strsim::jaro(word, name);
    let nearest = known.iter().max_by(|a, b| similarity(a).total_cmp(&similarity(b)));
    let similar = nearest.filter(|name| similarity(name) > LEAST && **name != word);
    similar.map_or_else(String::new, |name| format!("; did you mean '{name}'?"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearest_name_is_suggested() {
        let known = ["sim", "model", "engine", "first-legal", "random", "human"];
        for (word, name) in
            [("modell", "model"), ("egnine", "engine"), ("rnadom", "random"), ("first_legal", "first-legal")]
        {
            assert_eq!(did_you_mean(word, &known), format!("; did you mean '{name}'?"));
        }
        for word in ["", "deep-blue", "xyz", "sim"] {
            assert_eq!(did_you_mean(word, &known), "", "{word}");
        }
        assert_eq!(did_you_mean("model", &[]), "");
    }
}
