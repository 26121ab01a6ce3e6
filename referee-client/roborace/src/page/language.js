// English and Czech: the browser's language, or the one chosen on the page.

const CZECH = {
  // parts
  "Games": "Hry",
  "Standings": "Pořadí",
  "Map": "Mapa",
  "Settings": "Nastavení",
  "Play": "Hrát",
  "New games: {0}; {1} s a round": "Nové hry: {0}; {1} s na kolo",
  "New games: {0}; no time limit": "Nové hry: {0}; bez omezení času",
  "three random maps in turn": "tři náhodné mapy po řadě",
  "the only map of the folder": "jediná mapa ve složce",
  "the {0} maps of the folder in turn": "všech {0} map ve složce po řadě",
  "a map without a name": "mapa beze jména",
  // games
  "No game chosen": "Není vybrána žádná hra",
  "Choose a game from the list.": "Vyberte hru ze seznamu.",
  "No games yet: clients begin a game with /start.": "Zatím žádná: klienti začínají hry pomocí /start.",
  "There is no game {0}.": "Hra {0} neexistuje.",
  "Older": "Starší",
  "Newest": "Nejnovější",
  "move": "pohyb",
  "speed": "rychlost",
  "slow": "pomalu",
  "normal": "běžně",
  "fast": "rychle",
  "beginning": "začátek",
  "one move back": "o pohyb zpět",
  "one move forward": "o pohyb dál",
  "end": "konec",
  "▶ Play": "▶ Přehrát",
  "❚❚ Stop": "❚❚ Zastavit",
  "game": "hra",
  "team": "tým",
  "map": "mapa",
  "rounds": "kola",
  "moves": "pohyby",
  "result": "výsledek",
  "running": "běží",
  "unfinished": "nedokončena",
  "Game {0}": "Hra {0}",
  "Start position": "Výchozí pozice",
  "Only the first {0} moves are shown.": "Zobrazeno je jen prvních {0} pohybů.",
  "Round {0}, hand {1}: move {2} of {3}, {4} → {5}": "Kolo {0}, sada {1}: pohyb {2} z {3}, {4} → {5}",
  // results
  "reached the treasure in {0} moves": "poklad nalezen, pohybů: {0}",
  "fell into a hole": "Lerak spadl do díry",
  "fell off the board": "Lerak vypadl z herní plochy",
  "the round took too long": "vypršel čas na kolo",
  "too few moves": "málo pohybů",
  "too many moves": "příliš mnoho pohybů",
  "moves that are not in the hand": "pohyby nejsou v sadě",
  "an unknown move": "neznámý pohyb",
  "the game is already over": "hra už skončila",
  "there is no such game": "neznámá hra",
  "too many rounds": "příliš mnoho kol",
  "a parameter is given twice": "parametr je uveden dvakrát",
  "the id of the game is missing": "chybí id hry",
  "the id of the game is not a number": "špatné id hry",
  "the moves are missing": "chybí pohyby",
  "the server has no random numbers": "server nemá náhodná čísla",
  "too many games are running": "běží příliš mnoho her",
  "a team's name has 1 to 40 characters": "jméno týmu má 1 až 40 znaků",
  // standing
  "Counted games of a team on each map": "Hry týmu na každé mapě, které se počítají",
  "all": "všechny",
  "the first {0}": "prvních {0}",
  "treasures": "poklady",
  "moves per treasure": "pohybů na poklad",
  "No team has finished a game. Clients name their team with /start?jmeno=NAME.": "Žádný tým ještě nedohrál hru: klienti se představí pomocí /start?jmeno=JMENO.",
  "Not counted: {0} games without a team's name, {1} unfinished. Running: {2}.": "Nepočítá se: {0} her beze jména týmu, {1} nedokončených. Běží: {2}.",
  "And {0} more teams.": "A dalších {0} týmů.",
  "× marks a game that did not reach the treasure.": "× je hra, která nedošla k pokladu.",
  // settings
  "timeout": "čas na kolo",
  "hands": "sady",
  "seed": "semínko",
  "none": "žádné",
  "independent draws": "nezávislé losování",
  "every hand equally likely": "každá sada stejně pravděpodobná",
  "Time for a round, in seconds ": "Čas na kolo v sekundách ",
  " 0 means no limit": " 0 je bez omezení",
  "The three random moves of a hand ": "Tři náhodné pohyby sady ",
  "Seed of the random numbers ": "Semínko náhodných čísel ",
  " the same seed deals the same hands; without one they are unpredictable": " stejné semínko rozdá stejné sady; bez něj je nikdo nezopakuje",
  "Save settings": "Uložit nastavení",
  "Visitors can watch, play and draw. Only the judge can save maps and change settings.": "Návštěvníci mohou sledovat, hrát a kreslit. Ukládat mapy a měnit nastavení může jen rozhodčí.",
  "Settings saved.": "Nastavení uloženo.",
  // the map's editor
  "free": "volno",
  "wall": "zeď",
  "hole": "díra",
  "treasure": "poklad",
  "belt up": "pás nahoru",
  "belt right": "pás doprava",
  "belt down": "pás dolů",
  "belt left": "pás doleva",
  "up": "nahoru",
  "right": "doprava",
  "down": "dolů",
  "left": "doleva",
  "name": "jméno",
  "columns": "sloupce",
  "rows": "řádky",
  "class": "druh",
  "map as text": "mapa jako text",
  "Draw": "Kreslení",
  "Press and draw on the map. The robot begins at the start; without one, at a random place from which the treasure can be reached.": "Stiskněte a kreslete po mapě. Robot začíná na startu; bez něj na náhodném místě, odkud vede cesta k pokladu.",
  "Resize": "Změnit velikost",
  "Empty map": "Prázdná mapa",
  "Folder": "Složka",
  "Load": "Načíst",
  "Save": "Uložit",
  "Random map": "Náhodná mapa",
  "Generate": "Vytvořit",
  "Maps of new games": "Mapy nových her",
  "this map only": "jen tato mapa",
  "all maps of the folder in turn": "všechny mapy složky po řadě",
  "As text": "Jako text",
  "The folder has no maps yet.": "Ve složce zatím nejsou mapy.",
  "Loaded {0}.": "Načteno: {0}.",
  "Saved {0}.": "Uloženo: {0}.",
  "There is already a map {0}. Overwrite it?": "Mapa {0} už existuje. Přepsat ji?",
  "New games now use this map.": "Nové hry se hrají na této mapě.",
  "New games now use all maps in turn.": "Nové hry se hrají na všech mapách po řadě.",
  "All lines must have the same length and consist of . X # $ ^ > v <": "Řádky musí být stejně dlouhé a ze znaků . X # $ ^ > v <",
  "start {0}": "start {0}",
  "start facing {0}": "start směrem {0}",
  // playing by hand
  "forward 1": "vpřed o 1",
  "forward 2": "vpřed o 2",
  "forward 3": "vpřed o 3",
  "back 1": "zpět o 1",
  "turn left": "otočit vlevo",
  "turn right": "otočit vpravo",
  "hand": "sada",
  "column": "sloupec",
  "row": "řádek",
  "direction": "směr",
  "Play these moves": "Zahrát tyto pohyby",
  "Play these moves (they destroy the robot)": "Zahrát tyto pohyby (zničí robota)",
  "Team": "Tým",
  "New game": "Nová hra",
  "Leave game": "Opustit hru",
  "Your nine moves": "Vašich devět pohybů",
  "Your five moves": "Vašich pět pohybů",
  "Clear": "Smazat",
  "Help": "Nápověda",
  "Best five": "Nejlepších pět",
  "hands:": "sady:",
  "Reach column": "Dojít na sloupec",
  "facing": "směrem",
  "Find the moves": "Najít pohyby",
  "Keys: 1 2 3 Z L R add a move, Backspace removes the last one, Enter plays. Drag moves to change their order. Click on the map to set the place to reach.": "Klávesy: 1 2 3 Z L R vybírají, Backspace vrací, Enter hraje. Tažením se mění pořadí pohybů. Klepnutí na mapu určí cíl.",
  "You left the game.": "Hra je opuštěna.",
  "Round {0}.": "Kolo {0}.",
  "A new game: bring the robot to the treasure.": "Nová hra: doveďte robota k pokladu.",
  "Best: {0}. Probability of reaching the treasure: {1}.": "Nejlepší: {0}: pravděpodobnost dojít k pokladu {1}.",
  "Best: {0}. Probability of reaching the treasure: {1}; expected moves: {2}.": "Nejlepší: {0}: pravděpodobnost dojít k pokladu {1}, očekávaných pohybů {2}.",
  "Enter a column, a row and a direction.": "Zadejte sloupec, řádek a směr.",
  "No five of these moves end at {0}.": "Žádných pět z těchto pohybů nekončí na {0}.",
  "{0} ends at {1}.": "{0} končí na {1}.",
  "not reached": "nedosaženo",
  "earlier": "dříve",
  "later": "později",
  "remove": "odebrat",
  "No game yet. Press New game.": "Zatím žádná hra. Stiskněte Nová hra.",
  "{0} s in this round": "{0} s v tomto kole",
  "{0} s left": "zbývá {0} s",
  // the board
  "the treasure": "poklad",
  "falls into a hole": "padá do díry",
  "falls over the edge": "padá přes okraj",
  "the robot in column {0}, row {1}, facing {2}": "robot ve sloupci {0}, řádku {1}, směrem {2}",
  "no robot": "bez robota",
  "Map of {0} columns and {1} rows, {2}": "Mapa, {0} sloupců a {1} řádků, {2}",
  // what goes wrong
  "only the judge can do this: open the judge's address, which the server has printed": "toto může jen rozhodčí: otevřete adresu pro rozhodčího, kterou server vypsal",
  "the program does not answer: is it still running?": "program neodpovídá: běží ještě?",
  "no way leads to the treasure": "k pokladu nevede cesta",
  "a map's name is up to 40 letters, digits, - and _": "jméno mapy má až 40 písmen, číslic, - a _",
};

const languages = { en: "English", cs: "Česky" };
const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in languages);
const chosen = localStorage.getItem("language");

/** The language of the page: `en` or `cs`. */
export const language = chosen in languages ? chosen : (wanted ?? "en");

/**
 * Translates English words; `{0}` and so on stand for the values. Unknown words stay as they are.
 */
export function t(words, ...values) {
  const own = language === "cs" ? (CZECH[words] ?? words) : words;
  return own.replace(/\{(\d)\}/g, (_, index) => values[index]);
}

const ENDS = {
  "Lerak spadl do diry": "fell into a hole",
  "Lerak vypadl z herni plochy": "fell off the board",
  "vyprsel cas na kolo": "the round took too long",
  "malo pohybu": "too few moves",
  "prilis mnoho pohybu": "too many moves",
  "pohyby nejsou v sade": "moves that are not in the hand",
  "neznamy pohyb": "an unknown move",
  "hra uz skoncila": "the game is already over",
  "neznama hra": "there is no such game",
  "bezi prilis mnoho her": "too many games are running",
  "prilis mnoho kol": "too many rounds",
  "parametr je uveden dvakrat": "a parameter is given twice",
  "chybi id hry": "the id of the game is missing",
  "spatne id hry": "the id of the game is not a number",
  "chybi pohyby": "the moves are missing",
  "server nema nahodna cisla": "the server has no random numbers",
  "spatne jmeno": "a team's name has 1 to 40 characters",
};

/** The protocol's answer at the end of a game, in the page's language. */
export function resultWords(answer) {
  const won = /^Vyhrali jste za (\d+) pohybu\.$/.exec(answer);
  if (won) return t("reached the treasure in {0} moves", won[1]);
  const why = answer.replace(/^Chyba: /, "");
  return ENDS[why] ? t(ENDS[why]) : answer;
}

/** Translates the page's own words and adds the choice of languages. */
export function translatePage() {
  document.documentElement.lang = language;
  for (const node of document.querySelectorAll("[data-t]")) node.textContent = t(node.textContent);
  const choice = document.createElement("select");
  choice.id = "language";
  choice.setAttribute("aria-label", "Language, jazyk");
  for (const [tag, name] of Object.entries(languages)) choice.append(new Option(name, tag, tag === language, tag === language));
  choice.addEventListener("change", () => {
    localStorage.setItem("language", choice.value);
    // The address stays, and with it the watched game.
    location.reload();
  });
  document.querySelector("header").append(choice);
}
