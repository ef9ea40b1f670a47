import { columns, thousands } from '../table-print.js';
import type { LoadFigures, StepFigures } from './ramp.js';

const HEAD = [
  'tables',
  'actions',
  'p50',
  'p95',
  'p99',
  'worst',
  'across p50',
  'p99',
  'late',
  'commits/s',
  'server',
  'load',
  'memory',
  '',
];

/** For people: one line per step, then what it comes to. */
export function report(figures: LoadFigures, limitMs: number): string {
  const { steps, held, bytesPerTable, mostCommitsPerSecond, cpuMsPerCommit, storm } = figures;
  const most =
    mostCommitsPerSecond === null
      ? []
      : [
          `${thousands(mostCommitsPerSecond)} commits per second at most, for ${cpuMsPerCommit} ms of processor time each`,
        ];
  const summary =
    held === 0
      ? [`no step holds with 99 of 100 actions on everybody's screen within ${limitMs} ms`]
      : [
          `${thousands(held)} tables hold with 99 of 100 actions on everybody's screen within ${limitMs} ms`,
          `${thousands(bytesPerTable / 1024)} KiB per table with its people's sockets`,
        ];
  const back =
    storm === null
      ? []
      : [
          `${thousands(storm.sockets)} sockets that ended at once had their tables again after ${storm.p50} ms (half), ${storm.p99} ms (99 of 100), ${storm.worst} ms (all), for ${storm.cpuMsPerSocket} ms of processor time each`,
        ];
  return [...columns([HEAD, ...steps.map(row)]), '', ...summary, ...most, ...back, ''].join('\n');
}

function row(step: StepFigures): string[] {
  return [
    thousands(step.tables),
    thousands(step.actions),
    ...[step.p50, step.p95, step.p99, step.worst, step.acrossP50, step.acrossP99].map((ms) =>
      ms === null ? '-' : `${ms.toFixed(1)} ms`,
    ),
    thousands(step.late),
    thousands(step.commitsPerSecond),
    `${Math.round(step.serverCpu * 100)} %`,
    `${Math.round(step.loadCpu * 100)} %`,
    `${thousands(step.memoryBytes / 1_048_576)} MiB`,
    step.holds ? 'holds' : 'does not hold',
  ];
}
