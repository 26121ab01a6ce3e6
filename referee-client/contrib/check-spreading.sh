#!/bin/bash
# Is a tournament that is spread over machines the same tournament? Plays a small one as a whole, by GNU parallel and as a
# job array of Slurm, and compares the tables and the moves of every game.
#
#   referee-client/contrib/check-spreading.sh [FOLDER]
#
# The folder is one that all machines see; it is made if it is not there, and what is in it stays. BLOKUS_DUO names the
# program if it is not on the path. Debian has what it takes in parallel, slurm-wlm and munge; without the one or the
# other, that half is left out, and the status at the end is 2.
set -euo pipefail

here=$(dirname "$(realpath "$0")")
export BLOKUS_DUO=${BLOKUS_DUO:-$(command -v blokus-duo)}
folder=$(realpath "${1:-spreading-$(date +%s)}")
parts=4
cup=(round-robin --player model@20000 --player weak=model@1000 --player random --rounds 6)
status=0

# What must be the same: the table, and the codes that were played in each game.
played() {
    cat "$1/table.txt"
    (cd "$1" && grep -o 'MC\[[^]]*\]' games/*.blksgf)
}

compare() {
    "$BLOKUS_DUO" tournament merge "$folder/$1/whole" "$folder/$1"/part-* > /dev/null
    if diff <(played "$folder/single") <(played "$folder/$1/whole"); then
        echo "$1: the same table and the same moves as a single run"
    else
        echo "$1: NOT the same as a single run"
        exit 1
    fi
}

"$BLOKUS_DUO" tournament "${cup[0]}" "$folder/single" "${cup[@]:1}"

if command -v parallel > /dev/null; then
    parallel "$BLOKUS_DUO" tournament "${cup[0]}" "$folder/parallel/part-{}" --shard "{}/$parts" "${cup[@]:1}" \
        ::: $(seq $parts) > /dev/null
    compare parallel
else
    echo "parallel: not installed"
    status=2
fi

if sinfo > /dev/null 2>&1; then
    mkdir -p "$folder/slurm"
    sbatch --wait --array=1-$parts --output="$folder/slurm/%A_%a.log" "$here/tournament.sbatch" "$folder/slurm" "${cup[@]}"
    compare slurm
else
    echo "slurm: no controller answers"
    status=2
fi
exit $status
