# Run by nextpnr before it packs, behind lines that say `tenths` and `count`: of so many tenths of the columns of slices the second slice stays free for
# wires. LUTs without wires are put there, since nextpnr's placer takes no other word for it; how many goes to the file `count`, because they are none of
# the design's.
luts = [(bel, ctx.getBelLocation(bel).x) for bel in ctx.getBels() if ctx.getBelType(bel) == "SLICE_LUTX"]
columns = sorted({x for _, x in luts})
chosen = {x for at, x in enumerate(columns) if (at + 1) * tenths // 10 > at * tenths // 10}
kept_free = [bel for bel, x in luts if x in chosen and "/SLICE_X1" in bel]
for number in range(len(kept_free)):
    ctx.createCell(f"kept_free${number}", "LUT1")
with open(count, "w") as file:
    file.write(str(len(kept_free)))


def place_kept_free():
    """To be called before placing: packing takes a place for a pin's."""
    for number, bel in enumerate(kept_free):
        ctx.cells[f"kept_free${number}"].setAttr("BEL", bel)
