/** Puts one sound into an audio graph, beginning at a time. Games make theirs of the parts below. */
export type Sound = (context: AudioContext, out: AudioNode, at: number) => void;

export function tone(type: OscillatorType, from: number, to: number, seconds: number, level: number): Sound {
  return (context, out, at) => {
    const wave = new OscillatorNode(context, { type, frequency: from });
    const gain = new GainNode(context, { gain: 0 });
    wave.frequency.exponentialRampToValueAtTime(to, at + seconds);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(level, at + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    wave.connect(gain).connect(out);
    wave.start(at);
    wave.stop(at + seconds);
  };
}

/** White noise through a band that moves. */
export function noise(from: number, to: number, seconds: number, level: number, q = 1): Sound {
  return (context, out, at) => {
    const source = new AudioBufferSourceNode(context, { buffer: whiteNoise(context) });
    const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: q });
    const gain = new GainNode(context, { gain: level });
    band.frequency.setValueAtTime(from, at);
    band.frequency.exponentialRampToValueAtTime(to, at + seconds);
    gain.gain.setValueAtTime(level, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    source.connect(band).connect(gain).connect(out);
    source.start(at, Math.random());
    source.stop(at + seconds);
  };
}

export const together =
  (...sounds: readonly Sound[]): Sound =>
  (context, out, at) => {
    for (const sound of sounds) sound(context, out, at);
  };

export const later =
  (seconds: number, sound: Sound): Sound =>
  (context, out, at) =>
    sound(context, out, at + seconds);

/** Four partials of a small ship's bell. */
const strike = together(
  tone('sine', 587, 586, 1.4, 0.3),
  tone('sine', 1174, 1172, 1.1, 0.2),
  tone('sine', 1478, 1475, 0.8, 0.12),
  tone('sine', 2349, 2340, 0.5, 0.08),
);

/** It means "your turn", and nothing else rings it. */
export const bell = together(strike, later(0.28, strike));

/** Something small was put down: lets people hear how loud a table is. */
export const tap = together(tone('triangle', 140, 70, 0.12, 0.5), noise(300, 150, 0.08, 0.4));

let buffer: AudioBuffer | null = null;

function whiteNoise(context: AudioContext): AudioBuffer {
  if (buffer?.sampleRate === context.sampleRate) return buffer;
  buffer = new AudioBuffer({ length: context.sampleRate * 2, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** The sea: noise that swells slowly. Returns what ends it. */
export function waves(context: AudioContext, out: AudioNode): () => void {
  const source = new AudioBufferSourceNode(context, { buffer: whiteNoise(context), loop: true });
  const low = new BiquadFilterNode(context, { type: 'lowpass', frequency: 420 });
  const gain = new GainNode(context, { gain: 0.08 });
  const swell = new OscillatorNode(context, { frequency: 0.09 });
  const depth = new GainNode(context, { gain: 0.05 });
  swell.connect(depth).connect(gain.gain);
  source.connect(low).connect(gain).connect(out);
  source.start();
  swell.start();
  return () => {
    source.stop();
    swell.stop();
  };
}
