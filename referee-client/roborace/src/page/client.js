// The interactive client's page.
import { translatePage } from "/page/language.js";
import { player } from "/page/player.js";

translatePage();
player(document.getElementById("play"));
