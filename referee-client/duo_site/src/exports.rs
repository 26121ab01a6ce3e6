//! The functions that the web worker calls. It writes a request to the address that `reserve`
//! returns, calls `answer`, and reads the answer at `address`.

use std::cell::RefCell;

use crate::requests::BackEnd;

thread_local! {
    static BACK_END: RefCell<BackEnd> = RefCell::new(BackEnd::new(send_event));
    /// The bytes of the request, and later of the answer.
    static BYTES: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Sends an event to the web worker.
fn send_event(text: &str) {
    #[link(wasm_import_module = "page")]
    unsafe extern "C" {
        /// Passes `length` bytes of text.
        #[link_name = "tell"]
        safe fn tell(text: *const u8, length: usize);
    }
    tell(text.as_ptr(), text.len());
}

/// Reserves `length` bytes for a request and returns their address.
#[unsafe(no_mangle)]
extern "C" fn reserve(length: usize) -> *mut u8 {
    BYTES.with_borrow_mut(|bytes| {
        bytes.clear();
        bytes.resize(length, 0);
        bytes.as_mut_ptr()
    })
}

/// Carries the request out and returns the length of its answer in bytes.
#[unsafe(no_mangle)]
extern "C" fn answer() -> usize {
    let request = BYTES.take();
    let answer = BACK_END.with_borrow_mut(|back_end| back_end.answer(&request)).into_bytes();
    let length = answer.len();
    BYTES.set(answer);
    length
}

/// The address of the answer.
#[unsafe(no_mangle)]
extern "C" fn address() -> *const u8 {
    BYTES.with_borrow(|bytes| bytes.as_ptr())
}
