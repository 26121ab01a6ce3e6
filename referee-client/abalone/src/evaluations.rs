//! Evaluations as the command line names them.

use std::convert::Infallible;
use std::fs;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use abalone_core::evaluation::Evaluation;
use abalone_core::network::forward::Network;
use abalone_core::network::parameters::Parameters;
use referee_client::fail::bad_input;

/// The name of an evaluation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EvaluationName {
    /// The network that comes with the program.
    Network,
    /// The weighted sum of features.
    Linear,
    /// A network from a file.
    File(PathBuf),
}

impl FromStr for EvaluationName {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<EvaluationName, Infallible> {
        Ok(match text {
            "network" => EvaluationName::Network,
            "linear" => EvaluationName::Linear,
            path => EvaluationName::File(path.into()),
        })
    }
}

impl EvaluationName {
    /// The evaluation.
    pub fn load(&self) -> anyhow::Result<Evaluation> {
        match self {
            EvaluationName::Network => Ok(Evaluation::default()),
            EvaluationName::Linear => Ok(Evaluation::linear()),
            EvaluationName::File(path) => {
                let name = path.display();
                let bytes = fs::read(path).map_err(|why| bad_input(format!("cannot read {name}: {why}")))?;
                let parameters = Parameters::read(&bytes).map_err(|why| bad_input(format!("{name}: {why}")))?;
                Ok(Evaluation::Network(Arc::new(Network::new(&parameters))))
            }
        }
    }
}
