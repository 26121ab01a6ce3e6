#!/bin/bash
# Is a tournament that is spread over machines the same tournament? Plays a small one of each game as a whole, by GNU parallel and as a
# job array of Slurm, and compares the tables, the results and the records of all games.
#
#   referee-client/contrib/check-spreading.sh [FOLDER [PROGRAM...]]
#
# The folder is one that all machines see; it is made if it is not there, and what is in it stays. The programs are blokus-duo, abalone, roborace
# and triliza; those that are on the path, or that BLOKUS_DUO, ABALONE, ROBORACE and TRILIZA name, unless some are named here. (The rounds of a
# tournament of Plokkis follow from each other, so that it has no parts.) Debian has what it takes in parallel, slurm-wlm and munge; without the
# one or the other, that half is left out, and the status at the end is 2.
set -euo pipefail

here=$(dirname "$(realpath "$0")")
folder=$(realpath "${1:-spreading-$(date +%s)}")
shift || true
[ $# -gt 0 ] || set -- blokus-duo abalone roborace triliza
parts=4
status=0

program() { # what the variable or the path says
    local variable=${1^^}
    variable=${variable//-/_}
    echo "${!variable:-$(command -v "$1" || true)}"
}

tournament() { # what a game plays, in the array `cup`
    case $1 in
        blokus-duo) cup=(round-robin --player model@20000 --player weak=model@1000 --player random --rounds 6) ;;
        abalone) cup=(round-robin --player simple@1plies --player random:1 --player random:2 --rounds 4 --moves 15) ;;
        roborace) cup=(alone --maps "$here/../mapy" --player best --player distance --rounds 15) ;;
        triliza) cup=(round-robin --player best --player hopeful --player random --rounds 6) ;;
        *) echo "$1: no program of a game that has parts" >&2; exit 2 ;;
    esac
}

# What must be the same: the table, the result of each game, and the record of each game, but for times that
# somebody's clock tells; of a record of Blokus Duo the codes, since its head names the day.
played() {
    cat "$1/table.txt"
    sort "$1/results.jsonl" | sed -E 's/"left_ms":\[[^]]*\],//; s/"(slowest_)?us":[0-9]+//g'
    (cd "$1/games" && for record in *; do
        case $record in
            *.blksgf) grep -o 'MC\[[^]]*\]' "$record" | sed "s/^/$record /" ;;
            # Times of what was said to players, and positions for those who look on.
            *.jsonl | *.live.json) ;;
            *) sed -E "s/^([0-9]+ (white|black) [^ ]+) .*/\1/; s/ clock [0-9]+ [0-9]+ / /; s/^/$record /" "$record" ;;
        esac
    done)
}

compare() { # game, how
    "$PROGRAM" tournament merge "$folder/$1/$2/whole" "$folder/$1/$2"/part-* > /dev/null
    if diff <(played "$folder/$1/single") <(played "$folder/$1/$2/whole") > "$folder/$1/$2/difference"; then
        echo "$1, $2: the same table, results and records as a single run ($(wc -l < "$folder/$1/single/results.jsonl") games)"
    else
        echo "$1, $2: NOT the same as a single run; see $folder/$1/$2/difference"
        exit 1
    fi
}

for game in "$@"; do
    PROGRAM=$(program "$game")
    export PROGRAM
    [ -n "$PROGRAM" ] || { echo "$game: not on the path"; status=2; continue; }
    tournament "$game"
    mkdir -p "$folder/$game"
    "$PROGRAM" tournament "${cup[0]}" "$folder/$game/single" "${cup[@]:1}" > /dev/null

    if command -v parallel > /dev/null; then
        mkdir -p "$folder/$game/parallel"
        parallel "$PROGRAM" tournament "${cup[0]}" "$folder/$game/parallel/part-{}" --shard "{}/$parts" "${cup[@]:1}" \
            ::: $(seq $parts) > /dev/null
        compare "$game" parallel
    else
        echo "parallel: not installed"
        status=2
    fi

    if sinfo > /dev/null 2>&1; then
        mkdir -p "$folder/$game/slurm"
        sbatch --wait --array=1-$parts --output="$folder/$game/slurm/%A_%a.log" "$here/tournament.sbatch" \
            "$folder/$game/slurm" "${cup[@]}" > /dev/null
        compare "$game" slurm
    else
        echo "slurm: no controller answers"
        status=2
    fi
done
exit $status
