// Sounds for a placement, a pass and the end of a game. The browser stores whether they are on.

import { html } from "./dom.js";
import { t } from "./language.js";

const KEPT = "sounds";

let context = null;

const areOn = () => localStorage.getItem(KEPT) !== "off";

/** A fading tone: pitch in hertz, start and length in seconds, loudness from 0 to 1. */
function tone(pitch, at, length, loudness, type = "triangle") {
  const [oscillator, gain] = [context.createOscillator(), context.createGain()];
  const start = context.currentTime + at;
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(pitch * 0.7, start + length);
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

const SOUNDS = {
  laid: (side) => tone(side === 0 ? 330 : 262, 0, 0.12, 0.25),
  passed: () => tone(180, 0, 0.2, 0.12, "sine"),
  over: () => [392, 494, 587].forEach((pitch, index) => tone(pitch, index * 0.12, 0.5, 0.15, "sine")),
};

/**
 * Plays a sound if sounds are on. Browsers play none before the user has clicked or pressed a key.
 */
export function sound(name, side) {
  if (!areOn() || !(navigator.userActivation?.hasBeenActive ?? true)) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  SOUNDS[name](side);
}

/** The button that switches sounds on and off. */
export function soundSwitch() {
  const button = html("button", { type: "button", class: "switch", onclick: () => change() });
  const show = () => {
    button.textContent = t(areOn() ? "sound.on" : "sound.off");
    button.setAttribute("aria-pressed", String(areOn()));
  };
  const change = () => {
    localStorage.setItem(KEPT, areOn() ? "off" : "on");
    show();
    sound("laid", 0);
  };
  show();
  return button;
}
