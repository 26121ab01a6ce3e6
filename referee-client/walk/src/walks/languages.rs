//! The page in every language, at a desk and on a phone.

use anyhow::{ensure, Result};
use serde_json::json;

use super::Places;
use crate::layout;
use crate::person::{Person, AT_ONCE};
use crate::server::Server;
use crate::sight;

/// The views: an address, and what is in sight when it has been drawn.
const VIEWS: [(&str, &str); 3] =
    [("", ".challenge button.strong"), ("rules", ".rules .scene"), ("analyse", ".talk ol li")];

/// Looks at the views, and at a game after its first turns, in the languages of the page's menu.
pub async fn take(person: &Person, server: &Server, places: &Places<'_>) -> Result<String> {
    let tags = "return [...document.querySelectorAll('select.language option')].map((option) => option.value);";
    person.wait_for("select.language", "", AT_ONCE).await?;
    let tags: Vec<String> = sight::ask(person.client(), tags, vec![]).await?;
    let mut faults = Vec::new();
    let mut pages = 0;
    for tag in &tags {
        choose(person, server, tag).await?;
        for (view, sign) in VIEWS {
            person.open(&format!("{}#/{view}", server.address)).await?;
            person.wait_for(sign, "", AT_ONCE).await?;
            pages += look(person, &format!("{tag}-{view}"), places, &mut faults).await?;
        }
        person.open(&server.address).await?;
        person.use_it(".quick button", "").await?;
        person.wait_for(".rack.playable button.piece", "", AT_ONCE).await?;
        pages += look(person, &format!("{tag}-game"), places, &mut faults).await?;
    }
    ensure!(faults.is_empty(), "{}", faults.join("; "));
    Ok(format!("{} languages, {pages} pages", tags.len()))
}

async fn look(person: &Person, name: &str, places: &Places<'_>, faults: &mut Vec<String>) -> Result<usize> {
    layout::look(person, name, &layout::PLAYERS, &places.axe, places.pictures.as_deref(), faults).await
}

/// Chooses a language, and checks that the page is in it.
async fn choose(person: &Person, server: &Server, tag: &str) -> Result<()> {
    let keep = "localStorage.setItem('language', arguments[0]); return true;";
    sight::ask::<bool>(person.client(), keep, vec![json!(tag)]).await?;
    person.open("about:blank").await?;
    person.open(&server.address).await?;
    person.wait_for("select.language", "", AT_ONCE).await?;
    let found = "return [document.documentElement.lang, document.documentElement.dir];";
    let [lang, dir]: [String; 2] = sight::ask(person.client(), found, vec![]).await?;
    let is_rtl = tag == "fa";
    ensure!(lang == tag && (dir == "rtl") == is_rtl, "the page in {tag} says {lang} and {dir}");
    Ok(())
}
