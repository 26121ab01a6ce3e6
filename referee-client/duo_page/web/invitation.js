// The link by which a friend on another device joins a game.

import { html, notice } from "./dom.js";
import { t } from "./language.js";
import { linkOf, seatOf } from "./seats.js";

/** Names of this computer that lead nowhere from another device. */
const LOCAL = /^(localhost|127\.|\[::1\])/;

/** The link, with a button that copies it. It stays until the friend has moved. */
export class Invitation {
  constructor(id) {
    const { side, friendKey } = seatOf(id);
    this.friend = 1 - side;
    this.link = friendKey && linkOf(location.href, id, this.friend, friendKey);
    this.field = html("input", { readonly: true, dir: "ltr", value: this.link ?? "", "aria-label": t("invite.label"), onfocus: () => this.field.select() });
    this.element = html(
      "section",
      { class: "invitation", hidden: true },
      html("h2", {}, t("invite")),
      html("p", { class: "quiet" }, t("invite.about")),
      html("div", { class: "hand" }, this.field, html("button", { type: "button", onclick: () => this.copy() }, t("invite.copy"))),
      LOCAL.test(location.hostname) ? html("p", { class: "quiet" }, t("invite.local")) : null,
    );
  }

  draw(game) {
    const hasCome = game.turns.some((turn) => turn.side === this.friend);
    this.element.hidden = !this.link || hasCome || Boolean(game.ended);
  }

  async copy() {
    this.field.select();
    try {
      // Only pages by HTTPS or from this computer may use the clipboard.
      if (navigator.clipboard) await navigator.clipboard.writeText(this.link);
      else document.execCommand("copy");
      notice(t("invite.copied"));
    } catch {
      notice(t("invite.failed"));
    }
  }
}
