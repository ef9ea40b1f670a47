import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, verify } from '@roadstead/kernel';
import { CONTRACTS, portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { everyNth } from '../../../test/full.js';
import { width } from '../src/play/render/text.js';
import { anyChoice, inFolder, type Player, playWith, typing } from './play-fakes.js';

/** Every way to play that the boxes bring. */
const WAYS = [
  ['alone', ['--players', '1', '--with', 'contracts', '--set-aside', '1']],
  ['together, three of them', ['--players', '3', '--with', 'contracts', '--mode', 'co-op']],
  ['together, five of them', ['--players', '5', '--humans', '2', '--with', 'contracts', '--mode', 'co-op']],
  ['against each other with contracts', ['--players', '4', '--with', 'contracts']],
  ['Under way!', ['--players', '3', '--box', 'unterwegs']],
  ['with the gambler', ['--players', '2', '--humans', '2', '--with', 'gambler']],
  ['with everything', ['--players', '4', '--with', 'unterwegs,gambler,contracts']],
] as const;

const recordIn = (folder: string): unknown => {
  const name = readdirSync(folder).find((file) => !file.includes('crew'));
  return JSON.parse(readFileSync(join(folder, name ?? ''), 'utf8'));
};

/** Asks for everything there is to know now and then, and goes on by chance. */
function curious(seed: number): Player {
  const asks = ['c', 'c k', 'c k1', 'o', 'r', 'l', 'c 1', 'h'];
  const choose = anyChoice(seed);
  let prompts = 0;
  return (prompt, screen) => (++prompts % 9 === 0 ? (asks[(prompts / 9) % asks.length] ?? '') : choose(prompt, screen));
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(everyNth(4, WAYS))('a whole game %s keeps to 80 columns, and its record is in order', (_, argv) =>
    inFolder(async (folder) => {
      const { code, terminal, complaints } = await playWith(
        curious(17),
        ['--lang', language, '--seed', 'boxes', ...argv],
        { folder },
      );
      expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
      for (const line of terminal.lines) {
        if (!line.includes('npx roadstead')) expect(width(line), line).toBeLessThanOrEqual(80);
        expect(line).not.toMatch(/undefined|NaN|\[object|\{|\}/);
      }
      expect(terminal.text).toContain('npx roadstead verify');
      expect(verify(portRoyal, recordIn(folder))).toBeNull();
    }),
  );
});

describe('the screen', () => {
  const first = (argv: readonly string[], ...typed: readonly string[]) =>
    inFolder(async (folder) => {
      const { terminal } = await playWith(typing(...typed, 'q'), ['--lang', 'en', '--seed', 'sea', ...argv], {
        folder,
      });
      return terminal.text;
    });

  it('shows contracts, cubes, time and points where there are any', async () => {
    const alone = await first(WAYS[0][1], '1');
    expect(alone).toMatch(/time pile \d+, points 1/);
    expect(alone).toMatch(/ k3 {3,}\S.*seal -?\d[A-I]/s);
    expect(alone).toContain('cubes');
    expect(alone).toContain('You play alone against time: fulfil all 3 contracts before');
    const rivals = await first(WAYS[3][1], '1');
    expect(rivals).not.toMatch(/time pile|seal/);
    expect(rivals).toMatch(/ k4 /);
    expect(await first([], '1')).not.toMatch(/Contracts|cubes|k1/);
  });

  it('names the goal of the game that is played', async () => {
    expect(await first([])).toContain('at 12 the last round begins');
    const text = await first(['--box', 'unterwegs', '--players', '3'], 'r');
    expect(text).toContain('at 8 the last round begins');
    expect(text.replaceAll('\n', ' ')).toContain('whoever has 9 coins or more goes down to 8');
    expect(text).not.toContain('EXPEDITIONS');
  });

  it('tells the rules of the boxes in play, and only those', async () => {
    const rules = async (argv: readonly string[]) =>
      ['WHOLESALERS', 'GAMBLER', 'NEW CARDS', 'CONTRACTS', 'TOGETHER'].filter((word) => all.get(argv)?.includes(word));
    const all = new Map<readonly string[], string>();
    const ways = [[], ['--with', 'gambler'], ['--with', 'contract-cards'], WAYS[3][1], WAYS[1][1], WAYS[4][1]] as const;
    for (const argv of ways) all.set(argv, await first(argv, 'r'));
    expect(await Promise.all(ways.map(rules))).toEqual([
      [],
      ['GAMBLER'],
      ['NEW CARDS'],
      ['NEW CARDS', 'CONTRACTS'],
      ['NEW CARDS', 'CONTRACTS', 'TOGETHER'],
      ['WHOLESALERS'],
    ]);
  });

  it('explains contracts by sign, by name, or all', async () => {
    const argv = ['--players', '2', '--with', 'contracts', '--option', 'contracts=contract_jinx,contract_fighter'];
    const text = (await first(argv, 'c k', 'c k1', 'c jinx', 'c kraken')).replaceAll(/\s+/g, ' ');
    const jinx = /Turn up a second ship of a colour in your own turn and do not repel it\. Decide at once/g;
    expect(text.match(jinx)?.length).toBeGreaterThanOrEqual(2);
    expect(text).toContain('You have 3 swords. It may wait: fulfil it whenever you decide anyway.');
    expect(text).toContain('There is no card “kraken”');
    expect(await first([], 'c k')).toContain('There are no contracts in this game.');
  });

  it('knows only the cards in play', async () => {
    expect(await first([], 'c gambler')).toContain('There is no card “gambler”');
    expect((await first([], 'c sailor')).match(/Sailor \(cost 3,/g)).toHaveLength(1);
    expect(await first(['--with', 'gambler'], 'c gambler')).toContain('Once in your turn, turn up 4 cards at once');
  });
});

describe('a decision on the spot', () => {
  it('is asked in clear words', () =>
    inFolder(async (folder) => {
      const jinx = CONTRACTS.find(({ id }) => id === 'contract_jinx')!;
      const argv = ['--players', '2', '--humans', '2', '--lang', 'en', '--seed', 'bust'];
      const player: Player = (_, screen) => {
        const text = screen.join('\n');
        if (text.includes(`fulfil “${jinx.names.en}” now?`)) return 'q';
        return '1';
      };
      const { terminal } = await playWith(
        player,
        [...argv, '--with', 'contracts', '--option', `contracts=${jinx.id}`],
        {
          folder,
        },
      );
      expect(terminal.text).toContain('Your decision: fulfil “Jinx” now?');
      expect(terminal.text).toMatch(/1 {2}Fulfil “Jinx” for 1 coin → \d+ coins?/);
      expect(terminal.text).toMatch(/2 {2}Leave “Jinx” for later/);
    }));
});

/** Without it, which game is asked first. */
const PORT_ROYAL = ['--game', 'port-royal'];

describe('the menu', () => {
  const around = (folder: string) => ({ folder, interactive: true, env: { LANG: 'en_US.UTF-8' } });

  it('offers the boxes in plain words, as far as they go together', () =>
    inFolder(async (folder) => {
      const script = typing('2', '1', '4', '1', '2', '1', 'Anna', '0', '2', 'q');
      const { code, terminal } = await playWith(script, PORT_ROYAL, around(folder));
      expect(code).toBe(0);
      for (const label of ['Under way!', 'Gambler', 'Contracts', 'Together', 'how many cards']) {
        expect(terminal.text).toContain(label);
      }
      // A choice has the number that it stands for.
      expect(terminal.text).toMatch(/ 2 {2}Put 2 cards of the time pile aside as points → time pile \d+, points 2/);
      expect(terminal.text).toMatch(/time pile \d+, points 2 ·/);
      for (const line of terminal.lines) expect(width(line), line).toBeLessThanOrEqual(80);
    }));

  it('asks nothing that would be refused', () =>
    inFolder(async (folder) => {
      const { code, terminal } = await playWith(typing('2', '2', '1', '', '1', 'q'), PORT_ROYAL, around(folder));
      expect(code).toBe(0);
      expect(terminal.text).not.toContain('Gambler');
      expect(terminal.prompts.some((prompt) => prompt.includes('(1-4)'))).toBe(true);
    }));
});
