import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CampaignFile,
  type GameRecord,
  LANGUAGES,
  type OptionValues,
  Table,
  verifyCampaign,
} from '@roadstead/kernel';
import { portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { CHAPTER_WORDS } from '../src/games/port-royal/adventure/words/index.js';
import { portRoyalTerminal } from '../src/games/port-royal/index.js';
import { plain } from '../src/play/render/paint.js';
import type { Scene } from '../src/play/scene.js';
import { roadstead } from './capture.js';
import { anyChoice, inFolder, type Player, playWith } from './play-fakes.js';

const CHAPTER = [
  '--option',
  'chapter=1',
  '--option',
  'mode=co-op',
  '--players',
  '1',
  '--names',
  'Ada',
  '--seed',
  'lamp',
];

/** Plays anything, and goes on with so many parts. */
function going(parts: number, seen: string[] = []): Player {
  let left = parts;
  const play = anyChoice(5);
  return (prompt, screen) => {
    seen.push(screen.join('\n'));
    if (/^On to the next part\?/.test(prompt)) return left-- > 0 ? '' : 'no';
    return play(prompt, screen);
  };
}

const parts = (folder: string): readonly GameRecord[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith('port-royal') && name.endsWith('.json') && !name.endsWith('.crew.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as GameRecord)
    .sort((a, b) => (a.follows?.n ?? 1) - (b.follows?.n ?? 1));

const environment = process.env.ROADSTEAD_DATA;
/** Commands that are no game read the folder from their surroundings. */
async function at<T>(folder: string, run: () => Promise<T>): Promise<T> {
  process.env.ROADSTEAD_DATA = folder;
  try {
    return await run();
  } finally {
    if (environment === undefined) delete process.env.ROADSTEAD_DATA;
    else process.env.ROADSTEAD_DATA = environment;
  }
}

describe('a campaign of chapters in the terminal', () => {
  it('PR-A24 is played, told, left, kept as one file and gone on with elsewhere', async () => {
    await inFolder(async (folder) => {
      const seen: string[] = [];
      const { code, terminal } = await playWith(going(1, seen), CHAPTER, { folder });
      expect(code).toBe(0);
      const table = seen.find((screen) => screen.includes('month 2'))!;
      expect(table).toMatch(/Chapter 1 · month 2 · turn \d+/);
      expect(table).toMatch(/^ m2 /m);
      expect(table).toMatch(/Together: \d of 2 missions, \d of 4 cubes on missions, \d+ of 15 influence/);
      // The story is printed: the evening, each mission, and that the chapter was lost.
      expect(terminal.text).toContain('THE LAMP GOES OUT');
      expect(terminal.text).toContain('TWO BOATS');
      expect(terminal.text).toContain('THE CHAPTER IS LOST');
      expect(terminal.text).toContain('3 coins more to share out');
      const [first, second] = parts(folder);
      expect([first!.options.chapter, second!.options.campaign]).toMatchObject([1, { chapter: 1, failures: 1 }]);

      const whole = join(folder, 'whole');
      const told = await at(folder, () => roadstead(['campaign', '--save', whole, '--lang', 'en']));
      expect(told.code).toBe(0);
      expect(told.out).toContain('CHAPTER 1: THE LAMP GOES OUT (TOLD AGAIN)');
      expect(told.out).toMatch(/^Alone: Ada as /m);
      expect(told.out).toContain('The second month');

      const file = JSON.parse(readFileSync(whole, 'utf8')) as CampaignFile;
      expect(file.crews).toEqual([[{ name: 'Ada' }], [{ name: 'Ada' }]]);
      expect((await roadstead(['verify', whole])).out).toBe('ok: port-royal, a campaign of 2 games, not over yet\n');

      await inFolder(async (elsewhere) => {
        expect((await playWith(going(1), ['--resume', whole], { folder: elsewhere })).code).toBe(0);
        expect(parts(elsewhere)).toHaveLength(4);
        expect(verifyCampaign(portRoyal, parts(elsewhere))).toBeNull();
      });
    });
  });

  it('PR-A36 the next chapter may be played by others and in another way, one under way may not', async () => {
    await inFolder(async (folder) => {
      expect((await playWith(going(0), CHAPTER, { folder })).code).toBe(0);
      const others = ['--resume', '--names', 'Ada,Ben', '--players', '3', '--mode', 'competitive', '--with', 'gambler'];
      const refused = async (argv: readonly string[]) => (await playWith(going(0), argv, { folder })).complaints.join();
      expect(await refused(['--resume', '--chapter', '2'])).toContain(
        'the option "chapter" is not for choosing: the campaign says what comes next',
      );
      expect(await refused(['--resume', '--players', '5'])).toContain('adventure begins is for 1 to 4 players');
      expect(parts(folder)).toHaveLength(1);
      await playWith(() => 'q', others, { folder });
      const [, second] = parts(folder);
      expect(second!.seats).toBe(3);
      expect(second!.options).toMatchObject({ mode: 'competitive', with: ['gambler'], campaign: { failures: 1 } });
      expect(verifyCampaign(portRoyal, parts(folder))).toBeNull();
      expect(await refused(others)).toContain('--resume goes on with a game as it is, so --names cannot be asked for');
      await playWith(() => 'q', ['--resume'], { folder });
      expect(parts(folder)).toHaveLength(2);
    });
  });

  it('PR-A24 a campaign that was tampered with is refused, and it is said what is wrong', async () => {
    await inFolder(async (folder) => {
      await playWith(going(1), CHAPTER, { folder });
      const whole = join(folder, 'whole');
      await at(folder, () => roadstead(['campaign', '--save', whole]));
      const file = JSON.parse(readFileSync(whole, 'utf8')) as {
        records: { options: { campaign: { failures: number } } }[];
      };
      writeFileSync(whole, JSON.stringify({ ...file, game: 'companies' }));
      expect((await roadstead(['verify', whole])).out).toMatch(/^wrong: record 1: It is of "port-royal"/);
      file.records[1]!.options.campaign.failures = 0;
      writeFileSync(whole, JSON.stringify(file));
      const { code, out } = await roadstead(['verify', whole]);
      expect([code, out]).toMatchObject([1, expect.stringMatching(/^wrong: record 2: /)]);
      const resumed = await playWith(going(0), ['--resume', whole], { folder });
      expect(resumed.code).toBe(2);
      expect(resumed.complaints.join()).toContain('cannot be resumed: record 2');
    });
  });
});

describe.each(LANGUAGES)('the table of a chapter (%s)', (language) => {
  const sceneFor = (seat: number, options: OptionValues): Scene => ({
    language,
    you: null,
    name: (seat) => ['Ada', 'Ben', 'Cid', 'Dot'][seat]!,
    seat,
    options,
    columns: 80,
    paint: plain,
    showOdds: true,
  });
  it('says nothing of events before there are any', () => {
    const table = Table.open(portRoyal, { seats: 2, options: { chapter: 1 }, seed: 'before' });
    const event = `${CHAPTER_WORDS[language].event}:`;
    const told = () => {
      const seat = table.toAct[0]!;
      return portRoyalTerminal
        .table(table.view(seat), table.odds(seat), sceneFor(seat, table.record().options))
        .join('\n');
    };
    expect(told()).not.toContain(event);
    for (let seat = table.toAct[0]!; !table.view(seat).event; seat = table.toAct[0]!)
      table.act(seat, table.legal(seat)[0]!);
    expect(told()).toContain(event);
  });

  it.each([
    ['co-op', 3],
    ['competitive', 4],
  ] as const)('fits its columns and says what is asked: %s, %i players', (mode, seats) => {
    const table = Table.open(portRoyal, { seats, options: { chapter: 1, mode }, seed: 'columns' });
    const random = anyChoice(3);
    for (let i = 0; i < 60 && !table.over; i++) {
      const seat = table.toAct[0]!;
      const here = sceneFor(seat, table.record().options);
      const view = table.view(seat);
      const lines = portRoyalTerminal.table(view, table.odds(seat), here);
      expect(lines.every((line) => line.length <= 80)).toBe(true);
      expect(lines.join('\n')).not.toMatch(/undefined|\[object|event_|char_/);
      expect(portRoyalTerminal.rules(view, here).join('\n')).not.toContain('undefined');
      expect(portRoyalTerminal.inspect('m', view, table.legal(seat), here).length).toBeGreaterThan(0);
      const legal = table.legal(seat);
      table.act(seat, legal[Number(random(`1-${legal.length}`, [])) - 1]!);
    }
  });
});
