// One clock is two evaluations: with the clock low, new inputs reach the outputs; its rising edge then moves the state on.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>

#if VM_TRACE
#include "verilated_vcd_c.h"
#endif

namespace {

struct Simulation {
    VerilatedContext context;
    Vdut dut{&context, "dut"};
    uint64_t cycle = 0;
    uint32_t out[OUT_WORDS + 1] = {};
#if VM_TRACE
    VerilatedVcdC vcd;
    bool tracing = false;
#endif

    // The mutant that is to live, if the Verilog holds any: see `mutation`.
    Simulation() {
        const char* mutant = std::getenv("MUTANT");
        const std::string argument = std::string("+mutant=") + (mutant ? mutant : "0");
        const char* arguments[] = {"design", argument.c_str()};
        context.commandArgs(2, arguments);
    }

    // Ten units of time a clock: low from 10 n to 10 n + 5, then high.
    void dump([[maybe_unused]] uint64_t phase) {
#if VM_TRACE
        if (tracing) vcd.dump(10 * cycle + phase);
#endif
    }

    void settle() {
        dut.clock = 0;
        dut.eval();
        dump(0);
        sample(dut, out);
    }

    void edge() {
        dut.clock = 1;
        dut.eval();
        dump(5);
        ++cycle;
    }
};

}  // namespace

extern "C" {

__attribute__((visibility("default"))) Simulation* sim_create() { return new Simulation; }

__attribute__((visibility("default"))) void sim_destroy(Simulation* sim) { delete sim; }

__attribute__((visibility("default"))) void sim_step(Simulation* sim, const uint32_t* in, uint32_t* out) {
    drive(sim->dut, in);
    sim->settle();
    std::memcpy(out, sim->out, sizeof(uint32_t) * OUT_WORDS);
    sim->edge();
}

__attribute__((visibility("default"))) uint64_t sim_advance(Simulation* sim, const uint32_t* in, const uint32_t* mask,
                                                            uint64_t max_cycles, uint32_t* out) {
    uint32_t before[OUT_WORDS + 1];
    std::memcpy(before, sim->out, sizeof before);
    // Nothing came before the very first clock, so it is the one to compare with.
    const uint64_t first = sim->cycle;
    drive(sim->dut, in);
    uint64_t done = 0;
    while (done < max_cycles) {
        sim->settle();
        if (first + done == 0) std::memcpy(before, sim->out, sizeof before);
        uint32_t changed = 0;
        for (int i = 0; i < OUT_WORDS; ++i) changed |= (sim->out[i] ^ before[i]) & mask[i];
        sim->edge();
        ++done;
        if (changed) break;
    }
    std::memcpy(out, sim->out, sizeof(uint32_t) * OUT_WORDS);
    return done;
}

#if VM_TRACE
__attribute__((visibility("default"))) bool sim_trace(Simulation* sim, const char* path) {
    if (!sim->tracing) {
        sim->context.traceEverOn(true);
        sim->dut.trace(&sim->vcd, 99);
    }
    sim->vcd.open(path);
    sim->tracing = sim->vcd.isOpen();
    return sim->tracing;
}
#endif

}  // extern "C"
