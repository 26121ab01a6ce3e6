#!/bin/bash
# How much stronger each level of the page is than the one below it: every level plays its neighbour, and the table of Elo is written.
#
#   referee-client/contrib/level-ladder.sh [FOLDER] [ROUNDS]
#
# A round is two games, one from each side of an opening; the three strongest pairs play a fourth, a twentieth and a hundredth of the
# rounds, since they think so much longer. What was played stays in the folder, and the same command goes on after an interruption. BLOKUS_DUO names
# the program if it is not on the path.
set -euo pipefail

blokus_duo=${BLOKUS_DUO:-blokus-duo}
folder=${1:-level-ladder}
rounds=${2:-200}
levels=(beginner novice casual amateur student quick club board)
divisors=(1 1 1 1 4 20 100)

for index in "${!divisors[@]}"; do
    below=${levels[index]} above=${levels[index + 1]}
    played=$((rounds / divisors[index] > 0 ? rounds / divisors[index] : 1))
    # The first player of a gauntlet is the zero of its table.
    "$blokus_duo" tournament gauntlet "$folder/$above" --player "$below=level:$below" --player "$above=level:$above" \
        --rounds "$played" > /dev/null
    table=$("$blokus_duo" tournament table "$folder/$above" --markdown)
    if [ "$index" = 0 ]; then
        sed -n '/| *# *|/,/^|[-: |]*$/p' <<< "$table" | head -2
    fi
    grep "^|[^|]*| *$above *|" <<< "$table" | head -1
done
