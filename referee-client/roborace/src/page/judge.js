// The judge's key: it comes with the judge's address and stays in this tab.
const found = /^#judge=(\w+)$/.exec(location.hash);
if (found) {
  sessionStorage.setItem("judge", found[1]);
  // The key does not belong into the history or into a copied address.
  history.replaceState(null, "", "#settings");
}
const key = sessionStorage.getItem("judge");

/** The headers of a request that only the judge may send. */
export const judgeHeaders = key ? { "x-judge-key": key } : {};

/** Enables what is marked `data-judge`, and hides the notes for visitors, if `isJudge`. */
export function showRights(isJudge) {
  for (const node of document.querySelectorAll("[data-judge]")) node.disabled = !isJudge;
  for (const node of document.querySelectorAll(".visitor")) node.hidden = isJudge;
}
