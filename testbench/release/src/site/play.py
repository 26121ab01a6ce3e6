"""Plays a game of the fast model against itself in the program as WebAssembly: play.py PROGRAM BUDGET_CYCLES. Prints its turns."""

import json
import sys
import time

from wasmtime import Engine, FuncType, Linker, Module, Store, ValType

store = Store(Engine())
linker = Linker(store.engine)
linker.define_func("page", "milliseconds", FuncType([], [ValType.f64()]), lambda: time.monotonic() * 1000)
linker.define_func("page", "tell", FuncType([ValType.i32(), ValType.i32()], []), lambda at, length: None)
exports = linker.instantiate(store, Module.from_file(store.engine, sys.argv[1])).exports(store)


def ask(**request):
    data = json.dumps(request).encode()
    at = exports["reserve"](store, len(data))
    exports["memory"].write(store, data, at)
    length = exports["answer"](store)
    at = exports["address"](store)
    answer = json.loads(bytes(exports["memory"].read(store, at, at + length)))
    if "error" in answer:
        sys.exit(answer["error"])
    return answer["ok"]


budget = int(sys.argv[2])
game = ask(ask="new_game", order={"first": "model", "second": "model", "budget_cycles": budget})
told = game["told"]
turns = []
while told["next"] == "step":
    told = ask(ask="step", id=game["id"])
    turns += [event for event in told["events"] if event["kind"] == "turn"]
print(json.dumps([{key: turn[key] for key in ("code", "nodes", "cycles", "depth")} for turn in turns]))
