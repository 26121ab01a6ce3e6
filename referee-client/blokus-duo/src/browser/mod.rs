//! The page's back end where there is no server: the same players, referee, judge and events as the server's, called by the page's web worker.
//!
//! A request is a JSON object, and so is its answer. Nothing happens between two calls: a game goes on by a turn with each `step`.

#[cfg(target_family = "wasm")]
mod exports;
mod requests;
mod session;

/// Tells the web worker something before the answer is there.
#[cfg(target_family = "wasm")]
fn tell(text: &str) {
    #[link(wasm_import_module = "page")]
    unsafe extern "C" {
        /// Takes so many bytes of text from there.
        #[link_name = "tell"]
        safe fn told(text: *const u8, length: usize);
    }
    told(text.as_ptr(), text.len());
}

#[cfg(not(target_family = "wasm"))]
fn tell(_text: &str) {}
