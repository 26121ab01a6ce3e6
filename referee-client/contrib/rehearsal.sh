#!/bin/bash
# A contest's afternoon, rehearsed with everything that may go wrong: boards and programs of twelve teams, a board that is unplugged and plugged in
# again, a program that hangs, the tournament killed three times, the disk full once. Exit status 0 only if all of it held.
#
#   referee-client/contrib/rehearsal.sh FOLDER [--short]
#
# The folder is a new one. Each tournament is played twice, once in peace and once with the faults, and compared: every game that nobody
# forfeited must have ended alike, no line of a log may be lost, and the standings must be complete. --short plays a few entrants of each game. Programs are found on the path, or where
# BLOKUS_DUO, PLOKKIS, ABALONE, ROBORACE and TRILIZA say. It needs no rights: the disk is full because files may not grow (`ulimit -f`).
set -euo pipefail

[ $# -ge 1 ] || { sed -n '2,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"; exit 2; }
[ ! -e "$1" ] || { echo "$1 is there already" >&2; exit 2; }
mkdir -p "$1"
folder=$(realpath "$1")
short=${2:-}
boards=() failures=0

program() { # what the variable or the path says
    local name=${1//-/_}
    local variable=${name^^}
    echo "${!variable:-$(command -v "$1" || true)}"
}
blokus=$(program blokus-duo) plokkis=$(program plokkis) abalone=$(program abalone) triliza=$(program triliza) roborace=$(program roborace)
[ -n "$blokus" ] && [ -n "$plokkis" ] || { echo "blokus-duo and plokkis are not on the path" >&2; exit 2; }

end() {
    rm -f "$folder/clients"
    for board in "${boards[@]}" $(cat "$folder"/*.pid 2> /dev/null); do kill -9 "$board" 2> /dev/null || true; done
}
trap end EXIT

held() { # whether a claim held
    if "${@:2}"; then echo "  held: $1"; else echo "  NOT held: $1"; failures=$((failures + 1)); fi
}

# How many games of a log have a result.
results() { local count; count=$(grep -c '"players":' "$1/results.jsonl" 2> /dev/null) || true; echo "${count:-0}"; }

# Games that nobody forfeited, without what depends on the machine and without those of the one that hangs when there are faults, or for whom a
# server draws what nobody can repeat.
fair() { grep '"players":' "$1/results.jsonl" | grep '"detail":null' | grep -vE '"hangs"|"served' | grep -v '"faults"' | sed 's/,"detail":null.*"points"/,"points"/;s/,"detail":null.*//;s/,"figures".*//' | sort; }

is_complete() { "$1" tournament table "$2" --json | grep -q '^{"complete":true'; }
ended_alike() { [ -n "$(fair "$2")" ] && [ -z "$(comm -23 <(fair "$2") <(fair "$1"))" ]; }
# Whether the log still begins with what it was.
kept() { local lines; lines=$(wc -l < "$2"); cmp -s "$2" <(head -n "$lines" "$1/results.jsonl"); }
# Games that were forfeited are some team's whose fault was rehearsed.
only_forfeits_of() { # folder, names as a pattern
    ! grep '"players":' "$1/results.jsonl" | grep -v '"detail":null' | grep -qvE "\"($2)\"" &&
        ! grep '"faults"' "$1/results.jsonl" | grep -qvE "\"($2)\""
}

# Waits until so many games are over; fails if the tournament is over before.
until_over() { # folder, games, process
    while [ "$(results "$1")" -lt "$2" ]; do
        kill -0 "$3" 2> /dev/null || return 1
        sleep 0.01
    done
}

# Plays a tournament with all that may happen to its program: killed three times, and once the disk is full.
disturbed() { # folder, games, what happens while it is played, command...
    local cup=$1 games=$2 hook=$3
    shift 3
    local kill process before
    for kill in 1 2 3; do
        "$@" > /dev/null 2>> "$cup.log" &
        process=$!
        [ $kill -ne 2 ] || $hook
        until_over "$cup" $((kill * games / 6)) $process || { echo "  over before kill $kill"; return 1; }
        kill -9 $process 2> /dev/null || true
        wait $process 2> /dev/null || true
        before=$cup.after-kill-$kill
        head -n "$(wc -l < "$cup/results.jsonl")" "$cup/results.jsonl" > "$before"
        [ $kill -ne 1 ] || on_a_full_disk "$cup" "$@"
    done
    "$@" > /dev/null 2>> "$cup.log"
    for before in "$cup".after-kill-[123]; do
        held "no game of $(wc -l < "$before") lines before a kill is lost" kept "$cup" "$before"
    done
}

on_a_full_disk() { # folder, command...
    # A file that may not grow is what a full disk is; bash counts in KiB.
    local cup=$1 room=$(($(stat -c %s "$1/results.jsonl") / 1024 + 1)) status=0
    shift
    (trap '' XFSZ; ulimit -f $room; exec "$@") > /dev/null 2> "$cup.full" || status=$?
    held "on a full disk the tournament stops and says why (status $status)" grep -q 'cannot write' "$cup.full"
}

compare() { # program, folder in peace, folder with faults, names of the faulty, games
    held "all $5 games have a result, in peace and with faults" [ "$(results "$2") $(results "$3")" = "$5 $5" ]
    held "the standings are complete" is_complete "$1" "$3"
    held "every game that nobody forfeited ended as in peace ($(fair "$3" | wc -l) of $5)" ended_alike "$2" "$3"
    held "only those forfeit whose faults were rehearsed ($(grep '"players":' "$3/results.jsonl" | grep -cE '"faults"|"detail":"'))" only_forfeits_of "$3" "$4"
}

# --- Blokus Duo: boards on pseudo terminals, and programs ---

plug_in() { # number, player and its budget
    "$blokus" player --port "pty:$folder/board$1" --team "$(printf %02d "$1")" --move-time 20000 --player "$2" ${3:+--budget-cycles "$3"} 2>> "$folder/boards.log" &
    boards[$1]=$!
    disown
}
unplug() { kill -9 "${boards[$1]}"; rm -f "$folder/board$1"; }

# A program that plays, and hangs as soon as there are faults.
cat > "$folder/hangs" << END
#!/bin/sh
[ -e $folder/faults ] || exec $blokus gtp --player first-legal
while read -r line; do
    case \$line in g*) sleep 60;; *) printf '= \n\n';; esac
done
END
chmod +x "$folder/hangs"

board_fault() {
    unplug 2
    (sleep 3; plug_in 2 model 2000; echo "${boards[2]}" > "$folder/board2.pid") &
}

blokus_duo() {
    local players=() number games
    local budgets=(0 1000 2000 3000 4000 5000 6000)
    local count=$([ -n "$short" ] && echo 3 || echo 6)
    for number in $(seq "$count"); do
        plug_in "$number" model "${budgets[$number]}"
        players+=(--player "board$number=serial:$folder/board$number")
    done
    players+=(--player "hangs=gtp:$folder/hangs" --player ours=model@2000)
    [ -n "$short" ] || players+=(--player "host=engine@2000" --player any=random --player other=random:2 --player first=first-legal)
    local teams=$((${#players[@]} / 2))
    games=$((teams * (teams - 1)))
    local options=(--rounds 1 --opening-plies 0 --move-time 2000 --patience 20)
    sleep 1
    echo "Blokus Duo: $teams teams, $count of them boards, $games games"
    "$blokus" tournament round-robin "$folder/duo" "${players[@]}" "${options[@]}" > /dev/null 2> "$folder/duo.log"
    touch "$folder/faults"
    disturbed "$folder/duo-faults" "$games" board_fault \
        "$blokus" tournament round-robin "$folder/duo-faults" "${players[@]}" "${options[@]}"
    rm "$folder/faults"
    compare "$blokus" "$folder/duo" "$folder/duo-faults" "hangs|board2" "$games"
}

# --- Plokkis: bots of which one hangs as soon as the groups are drawn ---

plokkis_bots() {
    local bots=() games=24 size=4 number
    cat > "$folder/hanging-bot" << END
#!/bin/sh
[ ! -e $folder/bot-faults ] || ! grep -q '"round":2' $folder/plokkis-faults/results.jsonl || exec sleep 60
exec $plokkis bot random:9
END
    chmod +x "$folder/hanging-bot"
    for number in 1 2 3; do bots+=(--bot "random:$number" --bot "biggest:$number" --bot "smallest:$number"); done
    bots+=(--bot "hangs=$folder/hanging-bot" --bot territory:1 --bot territory:2)
    # Eight of them: as many tables of seeding, and two groups of four.
    [ -z "$short" ] || { bots=("${bots[@]:0:10}" "${bots[@]: -6}"); games=16; }
    local options=(--width 9 --group-size "$size" --seeding-rounds 1 --wait 3)
    echo "Plokkis: $((${#bots[@]} / 2)) bots, $games games"
    "$plokkis" tournament "$folder/plokkis" "${bots[@]}" "${options[@]}" > /dev/null 2> "$folder/plokkis.log"
    touch "$folder/bot-faults"
    disturbed "$folder/plokkis-faults" "$games" true "$plokkis" tournament "$folder/plokkis-faults" "${bots[@]}" "${options[@]}"
    rm "$folder/bot-faults"
    compare "$plokkis" "$folder/plokkis" "$folder/plokkis-faults" hangs "$games"
}

# --- Abalone: programs of which one hangs, and a client of the network ---

abalone_teams() {
    local players=() port=$((20000 + RANDOM % 20000)) number teams games
    cat > "$folder/hanging-engine" << END
#!/bin/sh
[ -e $folder/faults ] || exec $abalone engine
while read -r line; do
    case \$line in aba) echo "id name hangs"; echo abaok;; isready) echo readyok;; quit) exit;; esac
done
END
    chmod +x "$folder/hanging-engine"
    players=(--player "hangs=cmd:$folder/hanging-engine" --player Ada=net --player a=simple@1plies --player b=random:2 --player t3=engine@300nodes)
    [ -n "$short" ] || for number in $(seq 4 10); do players+=(--player "t$number=engine@$((number * 100))nodes"); done
    teams=$((${#players[@]} / 2))
    games=$((teams * (teams - 1)))
    local options=(--rounds 1 --moves 20 --clock 2 --random-plies 4 --patience 20 --listen "127.0.0.1:$port")
    echo "Abalone: $teams teams, one of them over the network, $games games"
    touch "$folder/clients"
    while [ -e "$folder/clients" ]; do
        "$abalone" play --server "127.0.0.1:$port" --player simple --name Ada > /dev/null 2>&1 || sleep 0.1
    done &
    disown
    "$abalone" tournament round-robin "$folder/abalone" "${players[@]}" "${options[@]}" > /dev/null 2> "$folder/abalone.log"
    touch "$folder/faults"
    disturbed "$folder/abalone-faults" "$games" true \
        "$abalone" tournament round-robin "$folder/abalone-faults" "${players[@]}" "${options[@]}"
    rm "$folder/faults" "$folder/clients"
    compare "$abalone" "$folder/abalone" "$folder/abalone-faults" "hangs|Ada" "$games"
}

# --- Triliza: simulated robots, and a robot's program that hangs ---

triliza_teams() {
    local players=() number teams games
    cat > "$folder/hanging-robot" << END
#!/bin/sh
[ ! -e $folder/faults ] || exec sleep 60
exec $triliza robot
END
    chmod +x "$folder/hanging-robot"
    players=(--player "hangs=cmd:$folder/hanging-robot" --player a=random --player b=hopeful --player c=random)
    [ -n "$short" ] || for number in 5 6 7 8 9 10 11 12; do players+=(--player "t$number=cmd:$triliza robot"); done
    teams=$((${#players[@]} / 2))
    games=$((teams * (teams - 1)))
    local options=(--rounds 1 --think-ms 300)
    echo "Triliza: $teams teams, $games games"
    "$triliza" tournament round-robin "$folder/triliza" "${players[@]}" "${options[@]}" > /dev/null 2> "$folder/triliza.log"
    touch "$folder/faults"
    disturbed "$folder/triliza-faults" "$games" true \
        "$triliza" tournament round-robin "$folder/triliza-faults" "${players[@]}" "${options[@]}"
    rm "$folder/faults"
    compare "$triliza" "$folder/triliza" "$folder/triliza-faults" hangs "$games"
}

# --- RoboRace: players of this machine, and teams on a server that is killed while they play ---

serve_robots() { # logs
    "$roborace" serve --port "$port" --maps "$folder/maps" --logs "$1" --seed 1 2>> "$folder/robots.log" &
    echo $! > "$folder/server.pid"
    disown
}

# Does something until it succeeds, for a minute at most.
insist() {
    local tries
    for tries in $(seq 300); do
        ! "$@" > /dev/null 2>> "$folder/robots.log" || return 0
        sleep 0.2
    done
    return 1
}

# Two teams play all maps, one after the other; whoever loses the server begins that map again.
play_robots() { # logs, tournament, whether the server is killed
    local map team
    serve_robots "$1"
    [ -z "${3:-}" ] || kill_server_of "$1" &
    for team in served1 served2; do
        for map in "$folder"/maps/*; do insist "$roborace" auto --server "localhost:$port" --name $team; done
    done
    insist "$roborace" tournament served "$2" "$1"
    kill "$(cat "$folder/server.pid")"
}

# As soon as some games have been played.
kill_server_of() { # logs
    while [ "$(find "$1" -name '*.txt' | wc -l)" -lt 3 ]; do sleep 0.02; done
    kill -9 "$(cat "$folder/server.pid")"
    touch "$folder/server-killed"
    serve_robots "$1"
}

server_fault() { play_robots "$folder/logs-faults" "$folder/roborace-faults" killed & }

roborace_teams() {
    local players=() number games port=$((20000 + RANDOM % 20000)) own
    mkdir "$folder/maps"
    cp "$(dirname "$(realpath "${BASH_SOURCE[0]}")")"/../mapy/*.txt "$folder/maps"
    [ -z "$short" ] || rm "$folder"/maps/*-[45].txt
    players=(--player served1=judge --player served2=judge --player a=best --player b=distance)
    [ -n "$short" ] || for number in 5 6 7 8 9 10 11 12; do players+=(--player "t$number=$([ $((number % 2)) = 0 ] && echo best || echo distance)"); done
    local maps=("$folder"/maps/*)
    own=$(((${#players[@]} / 2 - 2) * ${#maps[@]}))
    games=$((own + 2 * ${#maps[@]}))
    echo "RoboRace: $((${#players[@]} / 2)) teams, two of them on a server, ${#maps[@]} maps, $games games"
    play_robots "$folder/logs" "$folder/roborace" &
    "$roborace" tournament alone "$folder/roborace" "${players[@]}" --maps "$folder/maps" > /dev/null 2> "$folder/roborace.log"
    wait
    # What those on the server have played is entered at the end: the tournament's own games are those that a kill and a full disk meet.
    disturbed "$folder/roborace-faults" "$own" server_fault \
        "$roborace" tournament alone "$folder/roborace-faults" "${players[@]}" --maps "$folder/maps"
    compare "$roborace" "$folder/roborace" "$folder/roborace-faults" none "$games"
    held "the server was killed while teams played" [ -e "$folder/server-killed" ]
}

# --- Games side by side: boards that take their time ---

side_by_side() {
    local players=() number games=$([ -n "$short" ] && echo 12 || echo 30)
    local count=$([ -n "$short" ] && echo 4 || echo 6)
    # Between programs that speak GTP somebody thinks before each move.
    cat > "$folder/thinks" << END
#!/bin/sh
while read -r line; do
    case \$line in genmove* | reg_genmove*) sleep ${THINKING:-0.04};; esac
    echo "\$line"
done | $blokus gtp --player first-legal
END
    chmod +x "$folder/thinks"
    for number in $(seq 11 $((10 + count))); do
        plug_in "$number" "gtp:$folder/thinks" ""
        players+=(--player "board$number=serial:$folder/board$number")
    done
    sleep 1
    local seconds=() way begun
    for way in "" "--at-a-time 1"; do
        begun=$(date +%s%N)
        "$blokus" tournament round-robin "$folder/boards${way:+-alone}" "${players[@]}" --rounds 1 --opening-plies 0 --move-time 5000 $way > /dev/null 2> "$folder/boards.tournament.log"
        seconds+=($((($(date +%s%N) - begun) / 100000000)))
    done
    echo "Side by side: $games games of $count boards in ${seconds[0]%?}.${seconds[0]: -1} s, one at a time in ${seconds[1]%?}.${seconds[1]: -1} s"
    held "boards side by side play the same games" ended_alike "$folder/boards" "$folder/boards-alone"
    held "and are faster" [ "${seconds[0]}" -lt "${seconds[1]}" ]
}

begun=$(date +%s)
blokus_duo
plokkis_bots
if [ -n "$abalone" ]; then abalone_teams; else echo "Abalone: skipped, abalone is not on the path"; fi
if [ -n "$triliza" ]; then triliza_teams; else echo "Triliza: skipped, triliza is not on the path"; fi
if [ -n "$roborace" ]; then roborace_teams; else echo "RoboRace: skipped, roborace is not on the path"; fi
side_by_side
echo "$(($(date +%s) - begun)) s in all, $failures claims not held"
exit $((failures > 0))
