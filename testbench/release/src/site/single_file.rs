//! The whole page in one file, which a browser can open from a disk or a file share. Browsers load
//! no modules or workers from files next to such a page, so all of them are inside it and get their
//! addresses when the page is opened.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use base64::prelude::{Engine, BASE64_STANDARD};

use super::File;

/// The file's name.
pub(super) const NAME: &str = "blokus-duo.html";

/// Gives each module an address, after the modules that it imports, and starts the page.
const LOADER: &str = r#"
const texts = JSON.parse(document.getElementById("modules").textContent);
const places = {};
globalThis.placeOf = (name) => {
  const text = () => texts[name].replace(/"\.\/([\w-]+\.js)"/g, (whole, other) => (other in texts ? `"${placeOf(other)}"` : whole));
  places[name] ??= URL.createObjectURL(new Blob([text()], { type: "text/javascript" }));
  return places[name];
};
globalThis.bytesOf = (name) => Uint8Array.from(atob(texts[name]), (byte) => byte.charCodeAt(0));
import(placeOf("main.js"));
"#;

/// Combines these files into one page.
pub(super) fn page(files: &[File]) -> Result<File> {
    let text = |path: &str| {
        let (_, bytes) =
            files.iter().find(|(known, _)| known == path).with_context(|| format!("there is no {path}"))?;
        String::from_utf8(bytes.clone()).with_context(|| format!("{path} is not UTF-8 text"))
    };
    let icon = format!("data:image/svg+xml;base64,{}", BASE64_STANDARD.encode(text("icon.svg")?));
    let mut page = String::new();
    for line in text("index.html")?.lines() {
        let named = |before: &str, after: &str| line.trim().strip_prefix(before)?.strip_suffix(after);
        if let Some(style) = named("<link rel=\"stylesheet\" href=\"", "\">") {
            page += &format!("<style>\n{}</style>\n", text(style)?);
        } else if named("<script type=\"module\" src=\"", "\"></script>").is_none() {
            page += &format!("{}\n", line.replace("\"icon.svg\"", &format!("\"{icon}\"")));
        }
    }
    let mut modules = BTreeMap::new();
    for (path, bytes) in files {
        let Some(name) = path.strip_prefix("assets/").filter(|name| !name.ends_with(".css")) else { continue };
        let content = if name.ends_with(".wasm") { BASE64_STANDARD.encode(bytes) } else { text(path)? };
        modules.insert(name, content);
    }
    // No text inside may look like the end of the element.
    let modules = serde_json::to_string(&modules)?.replace('<', "\\u003c");
    let scripts = format!(
        "<script type=\"application/json\" id=\"modules\">{modules}</script>\n<script>{LOADER}</script>\n</body>"
    );
    Ok((NAME.to_owned(), page.replacen("</body>", &scripts, 1).into_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn page_contains_every_file() {
        let file = |path: &str, text: &str| (path.to_owned(), text.as_bytes().to_vec());
        let index = "<head>\n<link rel=\"icon\" href=\"icon.svg\">\n<link rel=\"stylesheet\" href=\"assets/a.css\">\n\
            <script type=\"module\" src=\"assets/main.js\"></script>\n</head>\n<body>\n</body>\n";
        let files = [
            file("index.html", index),
            file("icon.svg", "<svg/>"),
            file("assets/a.css", "p {}\n"),
            file("assets/main.js", "import { a } from \"./a.js\"; // </script>"),
            file("assets/x.wasm", "\0asm"),
        ];
        let (name, bytes) = page(&files).unwrap();
        let text = String::from_utf8(bytes).unwrap();
        assert_eq!(name, NAME);
        assert!(
            text.contains("href=\"data:image/svg+xml;base64,PHN2Zy8+\"") && text.contains("<style>\np {}\n</style>")
        );
        assert!(text.contains(r#""x.wasm":"AGFzbQ==""#) && text.contains(r"\u003c/script>"), "{text}");
        assert!(!text.contains("assets/") && !text.contains("\"icon.svg\""), "{text}");
        assert!(page(&files[1..]).is_err());
    }
}
