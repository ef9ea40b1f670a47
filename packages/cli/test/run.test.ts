import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../src/run.js';
import { roadstead } from './capture.js';
import { end, outcome, start } from './spawn.js';

describe('help', () => {
  it('names every command', async () => {
    const { code, out } = await roadstead(['--help']);
    expect(code).toBe(0);
    for (const { name, summary } of COMMANDS) expect(out).toContain(`${name.padEnd(8)}  ${summary}`);
    expect(await roadstead(['-h'])).toEqual(await roadstead(['help']));
  });

  it.each(COMMANDS.map(({ name }) => name))('%s explains itself with examples', async (name) => {
    const { code, out, err } = await roadstead([name, '--help']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain(`Usage: roadstead ${name}`);
    expect(out).toMatch(/\nExamples:\n {2}\S/);
    expect(out.endsWith('\n')).toBe(true);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
    expect(await roadstead(['help', name])).toEqual({ code, out, err });
  });

  it('tells the version', async () => {
    expect(await roadstead(['--version'])).toEqual({ code: 0, out: 'roadstead 0.1.0\n', err: '' });
  });
});

describe('wrong use gets one sentence and exit code 2', () => {
  it.each([
    [[], 'a command is missing'],
    [['simualte'], 'did you mean simulate?'],
    [['dance'], 'there is no command "dance"'],
    [['--versoin'], 'did you mean --version?'],
    [['help', 'dance'], 'there is no command "dance"'],
    [['simulate', '--game', 'chess'], 'there is no game "chess"'],
    [['simulate', '--gmaes', '3'], 'did you mean --games?'],
    [['simulate', '--games', '0'], '--games must be a whole number from 1'],
    [['simulate', '--games', 'many'], '--games must be a whole number from 1'],
    [['simulate', '--games'], '--games needs a value'],
    [['simulate', '--games', '--json'], '--games needs a value'],
    [['simulate', '--players', '6'], '--players must be a whole number from 1 to 5'],
    [['simulate', '--bots', 'genius'], 'there is no bot "genius"'],
    [['simulate', '--bots', 'random,random', '--players', '3'], '--bots names 2 bots for 3 seats'],
    [['simulate', '--bots', 'random,random,random,random,random,random'], 'port-royal is for 1 to 5 players'],
    [['simulate', '--start', '4'], '--start must be a whole number from 0 to 3'],
    [['simulate', '--option', 'end'], '--option must look like name=value'],
    [['simulate', '--option', 'end=never'], 'option "end" must be one of'],
    [['simulate', '--option', 'wind=strong'], 'there is no option "wind"'],
    [['simulate', '--json', '--csv'], 'cannot both be asked for'],
    [['simulate', 'ten'], '"ten" is one argument too many'],
    [['simulate', '--json=yes'], '--json takes no value'],
    [['engine', '--fast'], 'there is no option --fast'],
    [['verify'], 'the file to check is missing'],
    [['verify', 'nowhere.json', 'b'], 'cannot read nowhere.json'],
    [['verify', '/no/such/file'], 'there is no such file'],
    [['verify', '/'], 'it is a folder'],
    [['bench', '--seconds', '0'], '--seconds must be a number above 0'],
    [['bench', '--seconds', 'x'], '--seconds must be a number above 0'],
  ])('%j', async (argv, sentence) => {
    const { code, out, err } = await roadstead(argv);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(sentence);
    expect(err).toMatch(/^roadstead[^\n]*--help\)\n$/);
  });
});

describe('the program itself', () => {
  it('runs from any folder, with the exit code of the command', async () => {
    expect(await outcome(start(['--version']))).toEqual({ code: 0, out: 'roadstead 0.1.0\n', err: '' });
    expect(await outcome(start(['dance']))).toMatchObject({ code: 2, out: '' });
  });

  it('is not upset when nobody reads on', async () => {
    const child = start(['engine']);
    child.stdout.destroy();
    child.stdin.on('error', () => {});
    child.stdin.end('{"do":"games"}\n'.repeat(5000));
    expect(await end(child)).toEqual({ code: 0, err: '' });
  });
});
