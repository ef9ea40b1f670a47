import { settings } from '../settings/settings.svelte.js';
import { bell, type Sound, waves } from './synth.js';

/** Sounds of one moment follow each other this closely, and no more than so many of them are heard. */
const STAGGER_S = 0.09;
const MOST_AT_ONCE = 5;

let context: AudioContext | null = null;
let isTouched = false;
let busyUntil = 0;
let stopWaves: (() => void) | null = null;

/** Browsers allow sound after the first tap or key only. */
function wake(): void {
  isTouched = true;
  keepSounding();
}
for (const gesture of ['pointerdown', 'keydown'] as const) addEventListener(gesture, wake, { passive: true });

/** Sounds of the table. */
export function play(...sounds: readonly Sound[]): void {
  for (const sound of sounds) put(sound, settings.now.effects, MOST_AT_ONCE);
}

/** Your turn: heard however much else there is to hear. */
export function ring(): void {
  put(bell, settings.now.yourTurn, Number.POSITIVE_INFINITY);
}

function put(sound: Sound, loudness: number, mostAtOnce: number): void {
  const { mute, volume } = settings.now;
  const level = volume * loudness;
  if (mute || level === 0 || context?.state !== 'running') return;
  const at = Math.max(context.currentTime, busyUntil);
  if (at > context.currentTime + STAGGER_S * mostAtOnce) return;
  busyUntil = at + STAGGER_S;
  const out = new GainNode(context, { gain: level });
  out.connect(context.destination);
  sound(context, out, at);
}

/** As the settings say: a device that is muted is asked for no sound at all, and the sea is heard or not. */
export function keepSounding(): void {
  const { mute } = settings.now;
  if (!isTouched) return;
  if (mute) void context?.suspend();
  else {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
  }
  keepWaves();
}

function keepWaves(): void {
  const { mute, waves: wanted, volume } = settings.now;
  const loud = wanted && !mute && volume > 0;
  if (!loud) {
    stopWaves?.();
    stopWaves = null;
  } else if (stopWaves === null && context?.state === 'running') {
    stopWaves = waves(context, context.destination);
  }
}
