import type { BotStyle } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { crewOf, tidyName, withStyles } from '../src/play/crew.js';
import { languageOfSurroundings, parsePlayArgs } from '../src/play/options.js';
import { inFolder, playWith, typing } from './play-fakes.js';

const parse = (...argv: readonly string[]) => parsePlayArgs(argv);

describe('who plays', () => {
  it.each([
    [[], 1, 3],
    [['--players', '2'], 1, 1],
    [['--humans', '3'], 3, 1],
    [['--humans', '5'], 5, 0],
    [['--names', 'Anna,Ben'], 2, 2],
    [['--names', 'Anna,Ben', '--players', '2'], 2, 0],
    [['--bots', 'random,greedy'], 1, 2],
    [['--bots', 'random', '--players', '5'], 1, 4],
  ])('%j: %i people and %i bots', (argv, people, bots) => {
    const options = parse(...argv);
    expect([options.names.length, options.bots.length]).toEqual([people, bots]);
  });

  it('gives every bot the level asked for', () => {
    const levels = (...argv: readonly string[]) => parse(...argv).bots.map(({ bot }) => bot);
    expect(levels('--bots', 'random,greedy')).toEqual(['random', 'greedy']);
    expect(levels('--bots', 'random', '--players', '3')).toEqual(['random', 'random']);
    expect(levels()).toEqual(['sailor', 'sailor', 'sailor']);
    expect(levels('--bots', 'Admiraal,kapitän')).toEqual(['admiral', 'captain']);
  });

  it('gives a bot the style asked for, and refuses one that the game does not have', () => {
    expect(parse('--bots', 'captain:merchant,sailor').bots).toEqual([
      { bot: 'captain', style: 'merchant' },
      { bot: 'sailor' },
    ]);
    expect(() => parse('--bots', 'captain:admiral')).toThrow('a style in --bots must be of daredevil');
  });

  it('deals a style to every bot that nobody chose one for, by the seal of the shuffle', () => {
    const styles = ['bold', 'calm'].map((id) => ({ id }) as BotStyle);
    const crew = crewOf([null], [{ bot: 'sailor' }, { bot: 'sailor' }, { bot: 'captain', style: 'odd' }]);
    const dealt = withStyles(crew, styles, 'seal').map(({ style }) => style);
    expect(dealt[0]).toBeUndefined();
    expect(new Set(dealt.slice(1, 3))).toEqual(new Set(['bold', 'calm']));
    expect(dealt[3]).toBe('odd');
    expect(withStyles(crew, styles, 'seal').map(({ style }) => style)).toEqual(dealt);
    expect(withStyles(crew, undefined, 'seal')).toEqual(crew);
  });

  it('begins with the seat that is named, counted from 1', () => {
    expect(parse().start).toBeNull();
    expect(parse('--players', '3', '--start', '3').start).toBe(2);
    expect(() => parse('--players', '3', '--start', '4')).toThrow(
      '--start must be a whole number from 1 to 3, not "4"',
    );
  });

  it('gives bots names that nobody else has', () => {
    const names = crewOf(['marit', 'Diego'], Array(3).fill({ bot: 'greedy' })).map(({ name }) => name?.toLowerCase());
    expect(new Set(names).size).toBe(5);
  });

  it('makes names fit for the screen', () => {
    expect(tidyName('  Anna \t\u0007 Maria\u001b[31m ')).toBe('Anna Maria[31m');
    expect(tidyName('Wilhelmina Margaretha')).toBe('Wilhelmina Ma…');
  });
});

describe('wrong use', () => {
  it.each([
    [['--players', '6'], '--players must be a whole number from 1 to 5, not "6"'],
    [['--players', 'many'], '--players must be a whole number from 1 to 5, not "many"'],
    [['--players', '2', '--humans', '3'], '--players is 2, but 3 people want to play'],
    [
      ['--bots', 'clever'],
      '--bots must be of random, child, greedy, landlubber, deckhand, sailor, captain, admiral, not "clever"',
    ],
    [['--bots', 'random,greedy', '--players', '5'], '--bots names 2 bots, but 4 seats are left for them'],
    [['--names', 'Anna,,Ben'], '--names must be names with commas between them'],
    [['--names', 'Anna,anna'], '--names must all be different'],
    [['--names', 'A,B,C', '--humans', '2'], '--names has 3 names, but --humans is 2'],
    [['--lang', 'fr'], '--lang must be en or nl or de, not "fr"'],
    [['--end', 'soon'], 'option "end" must be one of standard, expedition'],
    [['--set-aside', 'many'], 'option "setAside" must be ask or a whole number from 0 to 28'],
    [['--option', 'wind'], '--option must look like name=value, not "wind"'],
    [['--end', 'standard', '--option', 'end=standard'], 'the option "end" is there twice'],
    [['--resume', '--seed', 'calm'], '--resume goes on with a game as it is, so --seed cannot be asked for'],
    [['--resume', '--start', '1'], '--resume goes on with a game as it is, so --start cannot be asked for'],
    [['--save='], '--save needs the name of a file'],
    [['--plaeyrs', '3'], 'there is no option --plaeyrs: did you mean --players?'],
    [['ship'], '"ship" is one argument too many'],
  ])('%j gets one sentence and exit code 2', (argv, sentence) =>
    inFolder(async (folder) => {
      const { code, complaints, terminal } = await playWith(typing(), argv, { folder });
      expect(code).toBe(2);
      expect(complaints).toEqual([`roadstead play: ${sentence} (see roadstead play --help)`]);
      expect(terminal.lines).toEqual([]);
    }),
  );

  it('explains itself when asked to', () =>
    inFolder(async (folder) => {
      const { code, terminal } = await playWith(typing(), ['--help'], { folder });
      expect(code).toBe(0);
      expect(terminal.text).toContain('Examples:');
    }));
});

describe('what is played', () => {
  it('goes by friendly names, or by --option', () => {
    const friendly = parse('--with', 'gambler, contracts', '--mode', 'co-op', '--set-aside', '2', '--players', '3');
    const plain = ['with=gambler,contracts', 'mode=co-op', 'setAside=2'].flatMap((pair) => ['--option', pair]);
    expect(friendly.table).toEqual(parse(...plain, '--players', '3').table);
    expect(friendly.table).toMatchObject({ with: ['gambler', 'contracts'], mode: 'co-op', setAside: 2 });
    expect(parse('--box', 'unterwegs').table).toMatchObject({ box: 'unterwegs', with: [] });
  });

  it('can be played alone, with contracts', () => {
    const alone = parse('--players', '1', '--with', 'contracts');
    expect([alone.names.length, alone.bots.length]).toEqual([1, 0]);
  });

  it.each([
    [['--players', '1']],
    [['--mode', 'co-op']],
    [['--box', 'unterwegs', '--players', '5']],
    [['--box', 'unterwegs', '--with', 'gambler']],
    [['--set-aside', '3']],
    [['--with', 'contracts', '--mode', 'co-op', '--end', 'expedition']],
  ])('%j is refused with the sentence of the game', (argv) =>
    inFolder(async (folder) => {
      const { code, complaints, terminal } = await playWith(typing(), argv, { folder });
      const [sentence = ''] = complaints;
      expect(code).toBe(2);
      expect(terminal.lines).toEqual([]);
      expect(sentence).toMatch(/^roadstead play: \p{Lu}.* \(see roadstead play --help\)$/u);
    }),
  );
});

describe('the language', () => {
  it.each([
    [{ LANG: 'nl_BE.UTF-8' }, 'nl'],
    [{ LANG: 'nl_BE.UTF-8', LC_ALL: 'de_AT' }, 'de'],
    [{ LANG: 'fr_FR.UTF-8' }, 'en'],
    [{ LANG: 'C' }, 'en'],
    [{}, 'en'],
  ])('%j speaks %s', (env, language) => {
    expect(languageOfSurroundings(env)).toBe(language);
  });
});
