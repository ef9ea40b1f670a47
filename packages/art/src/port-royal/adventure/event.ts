import type { Hatch } from '../../kit/burin.js';
import { mass, tint } from '../../kit/mass.js';
import { clamp, hill, num, repeat, smooth } from '../../kit/numbers.js';
import { PALETTE } from '../../kit/palette.js';
import type { Pen } from '../../kit/pen.js';
import { clouds } from '../../kit/random.js';
import { gradient, ink, line, rod, shape, turned } from '../../kit/svg.js';
import { plate, WHOLE_WINDOW } from '../../kit/window.js';

const STORM = '#22282b';

/** Clouds that turn around an eye. */
function whirl(x: number, y: number, seed: number): number {
  const dx = x - 200;
  const dy = y - 110;
  const r = Math.hypot(dx, dy * 1.5);
  const angle = Math.atan2(dy, dx);
  return clouds(r / 64 + Math.cos(angle) * 0.6, angle * 1.3 + r / 170 + 4, 7 + seed);
}

function sky(pen: Pen, seed: number): string {
  const flash = (x: number, y: number) => 0.6 * hill(x, 420, 70) * hill(y, 250, 90);
  return (
    ink(WHOLE_WINDOW, `url(#${pen.id}storm)`) +
    tint(
      pen,
      { x: 0, y: 0, w: 554, h: 350 },
      {
        gap: 8.8,
        step: 11,
        seed: 3,
        jitter: 0.1,
        fill: 0.86,
        tolerance: 0.85,
        colour: STORM,
        bend: (u, v) => Math.sin(u * 4 + v * 3) * 16,
        tone: (x, y) => clamp(0.12 + 1.5 * (whirl(x, y, seed) - 0.36) + 0.25 * smooth(160, 0, y) - flash(x, y)),
      },
    ) +
    tint(
      pen,
      { x: 0, y: 0, w: 554, h: 330 },
      {
        angle: 1.15,
        gap: 14,
        step: 16,
        seed: 8,
        jitter: 0.2,
        fill: 0.34,
        tolerance: 1,
        colour: STORM,
        opacity: 0.8,
        tone: (x) => clamp(0.5 * smooth(380, 60, x) + 0.1),
      },
    )
  );
}

function lightning(): string {
  const branches = 'M396 104L352 150L340 204M462 160L504 214';
  return (
    shape('M436 0L396 104L428 100L380 196L414 190L372 306L462 160L428 166L476 82L442 88L484 0Z', '#fbf0c4', 3) +
    line(branches, 3.4) +
    line(branches, 1.8, '#fbf0c4')
  );
}

function breakers(pen: Pen, y: number, height: number, shift: number, fill: string, seed: number): string {
  const crests = repeat(5, (i) => {
    const x = -10 + i * 120 + shift;
    const at = (share: number) => num(y - height * share);
    return `Q${x + 38} ${at(1)} ${x + 84} ${at(1.24)}Q${x + 64} ${at(0.6)} ${x + 92} ${at(0.24)}Q${x + 106} ${y + 6} ${x + 120} ${y}`;
  });
  const water: Hatch = {
    angle: -0.35,
    gap: 8.8,
    step: 9,
    seed,
    fill: 0.74,
    tolerance: 0.9,
    bend: (u) => Math.sin(u * 9 + seed) * 12,
    colour: '#13262e',
    tone: (x, at) => clamp(0.22 + 0.5 * (clouds(x / 40, at / 22, seed) - 0.36) + 0.3 * smooth(y - 20, y + 70, at)),
  };
  return mass(pen, `M-10 540L-10 ${y}${crests}L620 540Z`, fill, [water], 3);
}

function foam(y: number, height: number, shift: number): string {
  const crests = repeat(
    5,
    (i) =>
      `M${74 + i * 120 + shift} ${num(y - height * 1.24)}q-20 -8 -34 8q10 -4 14 2q-14 2 -18 14q12 -6 18 0q-8 6 -6 14q14 -16 34 -14q-10 -10 -8 -24z`,
  );
  return shape(crests, PALETTE.white, 2);
}

/** Heeled over, her main mast gone by the board. */
function wreck(pen: Pen): string {
  const rag = (from: number, to: number): Hatch => ({
    angle: 1.5,
    gap: 7,
    step: 9,
    seed: 4,
    fill: 0.7,
    tone: (x) => clamp(0.15 + 0.6 * smooth(from, to, x)),
  });
  const planks: Hatch = {
    gap: 6.4,
    step: 11,
    angle: -0.02,
    seed: 31,
    tolerance: 0.6,
    bend: (u) => 16 - 32 * u * u,
    tone: (x, y) => clamp(0.2 + 0.7 * smooth(360, 430, y) + 0.3 * smooth(380, 440, x)),
  };
  return turned(
    rod('M196 350L188 150', 9, 4, PALETTE.spar) +
      line('M286 356L284 262L292 268L298 250', 12) +
      line('M286 356L284 264', 5, PALETTE.spar) +
      rod('M372 340L376 190', 8, 3.4, PALETTE.spar) +
      line('M188 156L90 318M188 156L280 340M376 196L290 300M376 196L440 310', 1.4) +
      mass(
        pen,
        'M140 176L244 170L238 196L246 220L228 236L232 262L206 250L196 270L180 248L158 262L160 236L146 226L152 200Z',
        PALETTE.white,
        [rag(190, 245)],
      ) +
      line('M132 178L252 170', 6) +
      mass(pen, 'M344 206L412 204L408 236L416 258L396 250L384 270L370 252L350 262Z', PALETTE.white, [rag(370, 410)]) +
      line('M338 207L418 203', 5) +
      mass(
        pen,
        'M84 322Q140 346 196 352Q280 362 340 346L342 326L392 320L394 296L444 284L438 340Q430 400 414 440L160 444Q122 410 110 362Q100 338 84 322Z',
        '#9a7444',
        [planks],
        3.2,
      ) +
      shape('M100 340Q196 372 340 360L440 322L438 340L342 380Q200 396 112 362Z', '#2a2622') +
      rod('M84 322L34 268', 7, 2.6, PALETTE.spar),
    17,
    270,
    350,
  );
}

function fallenMast(): string {
  return (
    rod('M330 300L486 388', 12, 5.4, PALETTE.spar) +
    rod('M398 316L370 386', 7, 2.6, PALETTE.spar) +
    shape('M404 322Q452 330 470 372Q436 392 388 372Q402 352 404 322Z', PALETTE.white, 2.6) +
    line('M414 336q24 14 34 36M402 356q16 10 34 22', 1.6, PALETTE.softInk) +
    line('M330 300L300 330M344 310L318 352', 1.8)
  );
}

/** A storm, and what it does. */
export function eventArt(pen: Pen, variant = 0): string {
  const scene =
    sky(pen, variant) +
    lightning() +
    breakers(pen, 346, 30, -30, '#8fb0ac', 4) +
    wreck(pen) +
    fallenMast() +
    breakers(pen, 412, 46, 10, '#6f9a9b', 7) +
    foam(412, 46, 10) +
    breakers(pen, 470, 40, -50, '#56858a', 9) +
    foam(470, 40, -50);
  return plate(pen, scene, gradient(`${pen.id}storm`, '#6e7672', '#c9c6a8'));
}
