/* The first number of triliza_boards from `begin` that is `number`, before `end`; `end` if none is. */
static uint16_t triliza_find(uint16_t number, uint16_t begin, uint16_t end)
{
    uint16_t last = end;
    while (begin < end) {
        uint16_t middle = (uint16_t)(begin + (end - begin) / 2);
        uint16_t there = TRILIZA_WORD(&triliza_boards[middle]);
        if (there == number) {
            return middle;
        }
        if (there < number) {
            begin = (uint16_t)(middle + 1);
        } else {
            end = middle;
        }
    }
    return last;
}

/*
 * Where to put the cube: from 0 to 8, along the rows from the top left; -1 if no cell is empty.
 * `is_red` is 0 for green and 1 for red, `attempt` from 1 to 4; `cells` are nine letters, g, r or what else is empty.
 */
static int triliza_cell(int is_red, int attempt, const char *cells)
{
    uint8_t cubes[9], count[3] = {0, 0, 0}, i, turn, best_turn = 0;
    uint16_t best = 0xffff;
    int group, from_red, stage;
    for (i = 0; i < 9; i++) {
        cubes[i] = cells[i] == 'g' ? 1 : cells[i] == 'r' ? 2 : 0;
        count[cubes[i]]++;
    }
    group = 2 * count[1] - 1 > 0 ? 2 * count[1] - 1 : 0;
    from_red = 2 * count[2] - 2;
    group = from_red > group ? from_red : group;
    stage = 2 * (attempt - 1) + is_red;
    /* More cubes than there can be by now: as at a later attempt. */
    while (stage < group) {
        stage += 2;
    }
    for (turn = 0; turn < 8; turn++) {
        uint16_t number = 0;
        for (i = 0; i < 9; i++) {
            number = (uint16_t)(number * 3 + cubes[TRILIZA_BYTE(&triliza_turns[turn * 9 + i])]);
        }
        if (number < best) {
            best = number;
            best_turn = turn;
        }
    }
    if (group < 8 && stage < 8) {
        uint16_t end = TRILIZA_WORD(&triliza_groups[group + 1]);
        uint16_t found = triliza_find(best, TRILIZA_WORD(&triliza_groups[group]), end);
        if (found < end) {
            uint16_t place = (uint16_t)(TRILIZA_WORD(&triliza_stages[stage]) + found);
            uint8_t pair = TRILIZA_BYTE(&triliza_cells[place / 2]);
            return TRILIZA_BYTE(&triliza_turns[best_turn * 9 + (place % 2 ? pair >> 4 : pair & 15)]);
        }
    }
    for (i = 0; i < 9; i++) {
        if (cubes[i] == 0) {
            return i;
        }
    }
    return -1;
}
