import type { Trouble } from './trouble.js';

interface Circumstances {
  readonly trouble: Trouble;
  /** What was said in the language of programs. */
  readonly message: string;
  readonly address: string;
  readonly agent: string;
  readonly at: Date;
}

/** What somebody can send to whoever runs the place. What is behind the # may be an invitation and stays out. */
export function reportText({ trouble, message, address, agent, at }: Circumstances): string {
  return [
    `Roadstead: ${trouble}`,
    message,
    `at ${at.toISOString()}`,
    `on ${address.split('#')[0]}`,
    `with ${agent}`,
  ].join('\n');
}
