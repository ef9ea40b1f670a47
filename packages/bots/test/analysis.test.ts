import { type AnyGame, FastRandom, type GameRecord, Table } from '@roadstead/kernel';
import { portRoyal, type State } from '@roadstead/port-royal';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  ANALYSIS_FORMAT,
  type Analysis,
  afterwards,
  analyse,
  analysisOf,
  analysisTogether,
  botFor,
  coursesOf,
  decisionOf,
  hint,
  judge,
  judgedAnswer,
  judgeTask,
  knownAnswer,
  knownAt,
  mistakesOf,
  momentsOf,
  mostCostly,
  percentsOf,
  tasksOf,
} from '../src/all.js';
import { regatta } from './arena-game.js';

const PLAN = { budget: { iterations: 8 }, seed: 'test' };

/** Plays a game at a table; `most` decisions at most. */
function played(game: AnyGame, levels: readonly string[], options: object = {}, most = 1000): GameRecord {
  const table = Table.open(game, { seats: levels.length, options, seed: 'analysis', start: 0 });
  const random = new FastRandom('analysis');
  for (let acts = 0; acts < most && !table.over; acts++) {
    const seat = table.toAct[0]!;
    table.act(seat, botFor(game.id, levels[seat]!)!.choose(decisionOf(game, table.state, seat, random)).action);
  }
  return table.record();
}

describe('a hint', () => {
  it('weighs the best action against the others, in any game', () => {
    const table = Table.open(regatta, { seats: 2, options: { kind: 'effort' }, seed: 'x', start: 0 });
    const decision = decisionOf(regatta, table.state, 0, new FastRandom('hint'));
    const { action, best, others, why } = hint(decision, { iterations: 60 });
    expect(action).toEqual({ type: 'row' });
    expect(best!.action).toEqual(action);
    expect(others.map((other) => other.action)).not.toContainEqual(action);
    expect(best!.win).toBeGreaterThan(others.find((other) => other.action.type === 'rest')!.win);
    expect(Object.keys(why)).toEqual(['en', 'nl', 'de']);
  });
});

describe('the analysis of a game', () => {
  let record: GameRecord;
  let analysis: Analysis;
  beforeAll(() => {
    record = played(portRoyal, ['random', 'captain']);
    analysis = analyse(portRoyal, record, PLAN)!;
  }, 120_000);

  it('has mistakes to be tried again, and tells of every answer what it comes to', () => {
    const [mistake] = mistakesOf(analysis, [0]);
    expect(mistake).toMatchObject({ seat: 0 });
    expect(mistakesOf(analysis, [])).toEqual([]);
    for (const { skill, better } of mistakesOf(analysis, [0, 1])) {
      expect(skill).toBeLessThanOrEqual(-0.02);
      expect(better).not.toBeNull();
    }
    const moment = momentsOf(portRoyal, record).find(({ seq }) => seq === mistake!.seq)!;
    expect(knownAnswer(mistake!, mistake!.best.action)!.verdict).toBe('best');
    expect(knownAnswer(mistake!, moment.action)!.verdict).toBe('same');
    for (const action of portRoyal.legal(moment.state as State, 0)) {
      const known = knownAnswer(mistake!, action);
      const again = judge(portRoyal, { ...moment, action }, PLAN.budget, PLAN.seed);
      // Whatever is tried, it is compared with the same best answer.
      expect(again.best.action).toEqual(mistake!.best.action);
      if (known === null) expect(['asGood', 'worse']).toContain(judgedAnswer(again).verdict);
      else expect(again.better === null).toBe(known.verdict === 'best');
    }
  });

  it('is plain data that says what it is about', () => {
    expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis);
    expect(analysis).toMatchObject({ format: ANALYSIS_FORMAT, game: 'port-royal', commitment: record.commitment });
  });

  it('has every decision in which there was a choice', () => {
    const moments = momentsOf(portRoyal, record);
    expect(analysis.decisions.map(({ seq }) => seq)).toEqual(moments.map(({ seq }) => seq));
    for (const { played, seq } of analysis.decisions) {
      expect(record.entries[seq - 1]).toMatchObject({ action: played.action });
    }
  });

  it('never counts a decision as a gain, and adds up to the end of the game', () => {
    for (const { skill, better } of analysis.decisions) {
      expect(skill).toBeLessThanOrEqual(0);
      expect(better === null).toBe(skill === 0);
    }
    const dear = analysis.decisions.filter(({ better }) => better !== null);
    expect(dear.length).toBeGreaterThan(0);
    for (const { best, played } of dear) expect(best.win).toBeGreaterThan(played.win);
    for (const { seat, start, skill, luck, end } of analysis.seats) {
      expect(start! + skill + luck).toBeCloseTo(end!, 10);
      expect(end).toBe(record.result!.winners.includes(seat) ? 1 / record.result!.winners.length : 0);
    }
  });

  it('finds more to blame in a random player than in a captain', () => {
    const [careless, captain] = analysis.seats;
    const each = ({ skill, decisions }: { skill: number; decisions: number }) => skill / decisions;
    expect(each(careless!)).toBeLessThan(each(captain!));
    expect(careless!.mattered.length).toBeGreaterThan(0);
  });

  it('names at most five decisions that mattered, the dearest first', () => {
    for (const { mattered, seat } of analysis.seats) {
      const costs = mattered.map((seq) => analysis.decisions.find((one) => one.seq === seq)!);
      expect(costs.length).toBeLessThanOrEqual(5);
      expect(costs.every((decision) => decision.seat === seat && decision.better !== null)).toBe(true);
      expect(costs.map(({ skill }) => skill)).toEqual(costs.map(({ skill }) => skill).sort((a, b) => a - b));
    }
  });

  it('is the same again, whoever looks at which decision in whatever order', () => {
    const moments = momentsOf(portRoyal, record).slice(0, 12);
    const judged = moments.map((moment) => judge(portRoyal, moment, PLAN.budget, PLAN.seed));
    const again = analysisOf(record, judged.reverse());
    expect(again.decisions).toEqual(analysis.decisions.slice(0, 12));
  });

  it('is the same by tasks that threads can be given', () => {
    const moments = momentsOf(portRoyal, record).slice(0, 3);
    const tasks = JSON.parse(JSON.stringify(tasksOf(record, moments, 8)));
    const judged = tasks.map((task: Parameters<typeof judgeTask>[0]) => judgeTask(task, () => portRoyal));
    expect(judged).toEqual(moments.map((moment) => judge(portRoyal, moment, { iterations: 8 }, tasks[0].seed)));
    expect(() => judgeTask({ ...tasks[0], rules: 99 }, () => portRoyal)).toThrow(/version 99/);
    expect(() => judgeTask(tasks[0], () => undefined)).toThrow(/no game/);
  });

  it('has a course for every seat: what was known at its own decisions, carried on in between, and the result', () => {
    for (const course of coursesOf(analysis)) {
      const own = analysis.decisions.filter(({ seat }) => seat === course.seat);
      expect(course.points).toEqual(
        own.map((decision) => ({ seq: decision.seq, before: decision.best.win, after: afterwards(decision) })),
      );
      expect(course.end).toBe(record.result!.winners.includes(course.seat) ? 1 : 0);
      const [first, second] = course.points;
      expect(knownAt(course, first!.seq - 1)).toBeNull();
      expect(knownAt(course, second!.seq - 1)).toBe(first!.after);
      expect(knownAt(course, second!.seq)).toBe(second!.after);
    }
  });

  it('still adds up in whole per cent', () => {
    for (const seat of analysis.seats) {
      const { start, skill, luck, end } = percentsOf(seat)!;
      expect(start + skill + luck).toBe(end);
      expect(Math.abs(luck - 100 * seat.luck)).toBeLessThanOrEqual(2);
      expect([start, skill, luck, end].every(Number.isInteger)).toBe(true);
    }
    expect(percentsOf({ ...analysis.seats[0]!, start: null })).toBeNull();
  });

  it('knows the decisions that mattered most in the whole game, whoever made them', () => {
    const costs = mostCostly(analysis.decisions).map(({ skill }) => skill);
    const all = analysis.decisions.map(({ skill }) => skill).sort((a, b) => a - b);
    expect(costs).toEqual(all.slice(0, 5).filter((skill) => skill < 0));
    expect(costs.length).toBeGreaterThan(0);
  });

  it('can be asked for one seat, and cancelled', () => {
    const short = played(portRoyal, ['captain', 'captain', 'captain'], {}, 12);
    const one = analyse(portRoyal, short, { ...PLAN, seats: [1] })!;
    expect(new Set(one.decisions.map(({ seat }) => seat))).toEqual(new Set([1]));
    expect(one.seats.map(({ seat }) => seat)).toEqual([1]);
    const seen: number[] = [];
    const cancelled = () => seen.length === 2;
    expect(analyse(portRoyal, short, { ...PLAN, progress: (done) => seen.push(done), cancelled })).toBeNull();
    expect(seen).toEqual([1, 2]);
  });
});

describe('the analysis of a game played together', () => {
  it('blames whoever lets the others down, and adds up', () => {
    const record = played(portRoyal, ['captain', 'random'], { with: ['contracts'], mode: 'co-op', setAside: 0 }, 60);
    const { decisions, seats } = analyse(portRoyal, record, { ...PLAN, budget: { iterations: 40 } })!;
    const [friend, careless] = seats;
    expect(careless!.skill / careless!.decisions).toBeLessThan(friend!.skill / friend!.decisions);
    expect(careless!.mattered.length).toBeGreaterThan(0);
    for (const { start, skill, luck, end } of seats) expect(start! + skill + luck).toBeCloseTo(end!, 10);
    for (const { best } of decisions) expect(best.win).toBeGreaterThanOrEqual(0);

    const { seats: asOne, decisions: inTurn } = analysisTogether(record, decisions);
    expect(asOne).toHaveLength(1);
    expect(asOne[0]!.decisions).toBe(decisions.length);
    expect(asOne[0]!.skill).toBeCloseTo(friend!.skill + careless!.skill, 10);
    expect(asOne[0]!.start! + asOne[0]!.skill + asOne[0]!.luck).toBeCloseTo(asOne[0]!.end!, 10);
    expect(inTurn.slice(1).every(({ luck }) => luck !== null)).toBe(true);
  });
});

describe('a record', () => {
  it('that is not over ends with the chances after the last decision', () => {
    const { seats } = analyse(portRoyal, played(portRoyal, ['captain', 'random'], {}, 15), PLAN)!;
    for (const { start, skill, luck, end } of seats) {
      expect(start! + skill + luck).toBeCloseTo(end!, 10);
      expect(end).toBeGreaterThan(0);
    }
  });

  it('is looked at without what was undone', () => {
    const table = Table.open(portRoyal, { seats: 2, seed: 'undo', start: 0 });
    table.act(0, { type: 'discover' });
    table.undoAgreed(0, 0);
    table.act(0, { type: 'discover' });
    expect(momentsOf(portRoyal, table.record()).map(({ seq }) => seq)).not.toContain(1);
  });

  it('of a game that nobody has taught the bots is judged all the same', () => {
    const table = Table.open(regatta, { seats: 2, options: { kind: 'effort' }, seed: 'x', start: 0 });
    for (const [seat, type] of (['rest', 'row'] as const).entries()) table.act(seat, { type });
    const { decisions } = analyse(regatta, table.record(), { ...PLAN, budget: { iterations: 60 } })!;
    expect(decisions.map(({ better }) => better?.action ?? null)).toEqual([{ type: 'row' }, null]);
  });

  it('that is not in order is refused', () => {
    const record = played(portRoyal, ['captain', 'captain'], {}, 5);
    expect(() => momentsOf(portRoyal, { ...record, seed: 'other' })).toThrow(/commitment/);
  });
});
