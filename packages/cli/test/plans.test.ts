import { expect, it, vi } from 'vitest';
import { inFolder, playWith, typing } from './play-fakes.js';

vi.mock('../../games/registry/src/list.ts', async (original) => {
  const { LISTED } = await original<{ LISTED: readonly object[] }>();
  const { isletsEntry: plain } = await import('../../kernel/test/games/islets/entry.js');
  const plans = plain.plans!;
  const asks = ({ to }: { to?: number }) => (to === 6 ? ['Turtles are about.'] : []);
  // Whoever comes by the market bids what is asked least for, and sails on when all have bid.
  const next: typeof plans.next = (plan, moment) => {
    const bid = moment.legal.find(({ type }: { type: string }) => type === 'bid');
    return bid ? { act: bid, rest: plan, awaits: true } : plans.next(plan, moment);
  };
  // Two crates that are loaded one by one are as good as a command.
  const compose = (parts: readonly { readonly act?: { readonly type: string } }[]) =>
    parts.every(({ act }) => act?.type === 'load') ? { type: 'loadAll' } : null;
  // What was loaded once is worth loading again.
  const resumes = (given: readonly { readonly type: string }[]) => given.filter(({ type }) => type === 'loadAll');
  const isletsEntry = { ...plain, plans: { ...plans, asks, next, compose, resumes } };
  return { LISTED: [...LISTED, { id: 'islets', load: async () => isletsEntry }] };
});

/** With this seed the first die is a six. */
const ISLETS = ['--game', 'islets', '--players', '2', '--seed', 'sloop'];

/** Types these lines, one at each prompt. */
function answering(lines: readonly ((screen: readonly string[]) => string)[]) {
  const prompts: string[] = [];
  const answer = (prompt: string, screen: readonly string[]) => {
    prompts.push(prompt);
    return lines[prompts.length - 1]!(screen);
  };
  return { prompts, answer };
}

it('commands of several actions stand after the actions, are carried out, and are taken back as one', () =>
  inFolder(async (folder) => {
    // Roll, sail to the Salt Pans, load all that lies there, and take both back.
    const lines: ((screen: readonly string[]) => string)[] = [
      (screen) => numberOf(screen, 'Roll the die'),
      (screen) => numberOf(screen, 'Sail to Salt Pans'),
      (screen) => numberOf(screen, 'Load all'),
      () => 'u',
      () => 'u',
      () => 'q',
    ];
    const { terminal } = await playWith(answering(lines).answer, ISLETS, { folder });
    const { text } = terminal;
    expect(text).toMatch(/\d+ +Sail to Salt Pans → 2 steps, 4 left then\./);
    expect(text).toContain('Sail to Salt Pans: done.');
    expect(text).toContain('Load all: done.');
    expect(text.indexOf('Taken back: Load all.')).toBeGreaterThan(text.indexOf('Load all: done.'));
    expect(text).toContain('Taken back: Sail to Salt Pans.');
    expect(
      text
        .split('\n')
        .filter((line) => /^boats /.test(line))
        .at(-1),
    ).toMatch(/^boats +0, 0$/);
  }));

it('a command that stops tells why', () =>
  inFolder(async (folder) => {
    const lines: ((screen: readonly string[]) => string)[] = [
      (screen) => numberOf(screen, 'Roll the die'),
      (screen) => numberOf(screen, 'Sail to Salt Pans'),
      (screen) => numberOf(screen, 'Load all'),
      (screen) => numberOf(screen, 'Sail to Market'),
      () => 'u',
      () => 'q',
    ];
    const { terminal } = await playWith(answering(lines).answer, ISLETS, { folder });
    const told = terminal.text.replaceAll(/\s+/g, ' ');
    expect(told).toContain('Surf at South Surf: a crate may go overboard.');
    expect(told).toContain('Sail to Market: stopped. Chance had a part in the last step');
    expect(told).toContain('The last action cannot simply be taken back');
  }));

it('a command is asked about where something is at stake, and done only if it is meant', () =>
  inFolder(async (folder) => {
    const lines: ((screen: readonly string[]) => string)[] = [
      (screen) => numberOf(screen, 'Roll the die'),
      (screen) => numberOf(screen, 'Sail to Turtle Bay'),
      () => '',
      (screen) => numberOf(screen, 'Sail to Turtle Bay'),
      () => 'y',
      () => 'q',
    ];
    const { prompts, answer } = answering(lines);
    const { terminal } = await playWith(answer, ISLETS, { folder });
    expect(prompts.filter((prompt) => prompt.startsWith('Sail to Turtle Bay? Turtles are about.'))).toHaveLength(2);
    expect(terminal.text.split('Sail to Turtle Bay: ')).toHaveLength(2);
    expect(terminal.text).toContain('Sail to Turtle Bay: done.');
  }));

it('a command that asks others goes on when bots have answered', () =>
  inFolder(async (folder) => {
    const lines: ((screen: readonly string[]) => string)[] = [
      (screen) => numberOf(screen, 'Roll the die'),
      (screen) => numberOf(screen, 'Sail to Lantern'),
      () => 'q',
    ];
    const { terminal } = await playWith(answering(lines).answer, ISLETS, { folder });
    expect(terminal.text).toContain('Sail to Lantern: done.');
  }));

it('several numbers are one command where the game puts them together, told and asked about first', () =>
  inFolder(async (folder) => {
    const lines: ((screen: readonly string[]) => string)[] = [
      (screen) => numberOf(screen, 'Roll the die'),
      (screen) => numberOf(screen, 'Sail to Salt Pans'),
      (screen) => `${numberOf(screen, 'Load a crate')} ${numberOf(screen, 'Sail')}`,
      (screen) => `${numberOf(screen, 'Load a crate')}, 99`,
      (screen) => `${numberOf(screen, 'Load a crate')} ${numberOf(screen, 'Load a crate')}`,
      () => '',
      (screen) => `${numberOf(screen, 'Load a crate')}; ${numberOf(screen, 'Load a crate')}`,
      () => 'y',
      () => 'u',
      () => 'q',
    ];
    const { prompts, answer } = answering(lines);
    const { terminal } = await playWith(answer, ISLETS, { folder });
    const told = terminal.text.replaceAll(/\s+/g, ' ');
    expect(told).toContain('These choices cannot be done as one command here');
    expect(told).toContain('“99” is not one of the choices');
    expect(
      prompts.filter((prompt) => /^Load all: Load a crate; Load a crate\? \d crates? come/.test(prompt)),
    ).toHaveLength(2);
    expect(terminal.text.split('Load all: done.')).toHaveLength(2);
    expect(terminal.text).toContain('Taken back: Load all.');
  }));

it('a command goes on as long as it is not taken back, before all others', () =>
  inFolder(async (folder) => {
    const told: string[] = [];
    const lines: ((screen: readonly string[]) => string)[] = [
      (screen) => numberOf(screen, 'Roll the die'),
      (screen) => numberOf(screen, 'Sail to Salt Pans'),
      (screen) => numberOf(screen, 'Load all'),
      () => 'u',
      () => 'q',
    ];
    let at = 0;
    const answer = (_: string, screen: readonly string[]) => {
      told.push(screen.filter((line) => /^ *\d+ +(Load all|Sail to .*→)/.test(line)).join(' '));
      return lines[at++]!(screen);
    };
    await playWith(answer, ISLETS, { folder });
    expect(told[2]).toMatch(/Load all/);
    expect(told[3]).toMatch(/^ *\d+ +Load all/);
    expect(told[3]!.split('Load all')).toHaveLength(2);
    expect(told[4]).toBe(told[2]);
  }));

it('a number behind the last command is none', () =>
  inFolder(async (folder) => {
    const { terminal } = await playWith(typing('1', '99', 'q'), ISLETS, { folder });
    expect(terminal.text).toContain('“99” is not one of the choices');
  }));

/** What stands before these words in the last list on the screen. */
function numberOf(screen: readonly string[], words: string): string {
  const line = screen.findLast((each) => each.includes(words));
  return /^ *(\d+)/.exec(line ?? '')?.[1] ?? `no ${words}`;
}
