//! Refused requests: `{"error": "..."}` with a status.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::Json;
use duo_page::session::Refused;
use serde_json::json;

/// Why a request is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The status of the HTTP response.
    pub status: StatusCode,
    /// The reason, for people.
    pub why: String,
}

impl Refusal {
    /// The request itself is wrong.
    pub fn bad(why: impl Into<String>) -> Refusal {
        Refusal { status: StatusCode::BAD_REQUEST, why: why.into() }
    }

    /// The request asks about something that does not exist.
    pub fn missing(why: impl Into<String>) -> Refusal {
        Refusal { status: StatusCode::NOT_FOUND, why: why.into() }
    }

    /// The request does not fit the state of the game.
    pub fn late(why: impl Into<String>) -> Refusal {
        Refusal { status: StatusCode::CONFLICT, why: why.into() }
    }

    /// The sender is not allowed to do this.
    pub fn forbidden(why: impl Into<String>) -> Refusal {
        Refusal { status: StatusCode::FORBIDDEN, why: why.into() }
    }

    /// The server is busy.
    pub fn busy(why: impl Into<String>) -> Refusal {
        Refusal { status: StatusCode::SERVICE_UNAVAILABLE, why: why.into() }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        match refused {
            Refused::Bad(why) => Refusal::bad(why),
            Refused::Late(why) => Refusal::late(why),
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.status, Json(json!({ "error": self.why }))).into_response()
    }
}
