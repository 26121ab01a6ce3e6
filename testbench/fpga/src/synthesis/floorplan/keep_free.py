# Run by nextpnr before packing, after lines that define `tenths` and `count`: in that many tenths
# of the slice columns, the second slice of each tile stays free for wires. LUTs without wires
# occupy it, because nextpnr's placer has no other way to keep a slice free. Their number goes to
# the file `count`, because they do not belong to the design.
luts = [(bel, ctx.getBelLocation(bel).x) for bel in ctx.getBels() if ctx.getBelType(bel) == "SLICE_LUTX"]
columns = sorted({x for _, x in luts})
chosen = {x for at, x in enumerate(columns) if (at + 1) * tenths // 10 > at * tenths // 10}
kept_free = [bel for bel, x in luts if x in chosen and "/SLICE_X1" in bel]
for number in range(len(kept_free)):
    ctx.createCell(f"kept_free${number}", "LUT1")
with open(count, "w") as file:
    file.write(str(len(kept_free)))


def place_kept_free():
    """Call this before placing: packing takes a location for that of a pin."""
    for number, bel in enumerate(kept_free):
        ctx.cells[f"kept_free${number}"].setAttr("BEL", bel)
