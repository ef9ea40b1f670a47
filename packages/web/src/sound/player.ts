import { settings } from '../settings/settings.svelte.js';
import type { SoundName } from './sounds.js';
import { DRAWN, waves } from './synth.js';

/** Sounds of one moment follow each other this closely, and no more than so many of them are heard. */
const STAGGER_S = 0.09;
const MOST_AT_ONCE = 5;

let context: AudioContext | null = null;
let busyUntil = 0;
let stopWaves: (() => void) | null = null;

/** Browsers allow sound after the first tap or key only. */
function wake(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  keepWaves();
}
for (const gesture of ['pointerdown', 'keydown'] as const) addEventListener(gesture, wake, { passive: true });

export function play(...names: readonly SoundName[]): void {
  const { mute, volume, effects, yourTurn } = settings.now;
  for (const name of names) {
    const level = volume * (name === 'bell' ? yourTurn : effects);
    if (mute || level === 0 || context?.state !== 'running') continue;
    const at = Math.max(context.currentTime, busyUntil);
    if (at > context.currentTime + STAGGER_S * MOST_AT_ONCE && name !== 'bell') continue;
    busyUntil = at + STAGGER_S;
    const out = new GainNode(context, { gain: level });
    out.connect(context.destination);
    DRAWN[name](context, out, at);
  }
}

/** Starts or ends the sound of the sea as the settings say. */
export function keepWaves(): void {
  const { mute, waves: wanted, volume } = settings.now;
  const loud = wanted && !mute && volume > 0;
  if (!loud) {
    stopWaves?.();
    stopWaves = null;
  } else if (stopWaves === null && context?.state === 'running') {
    stopWaves = waves(context, context.destination);
  }
}
