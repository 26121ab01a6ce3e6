// The interactive client's page.
import { player } from "/page/player.js";

player(document.getElementById("play"));
