import {
  type CampaignTale,
  diaryText,
  FastRandom,
  type GameRecord,
  LANGUAGES,
  nextTable,
  type Progress,
  Table,
  type TableRequest,
} from '@roadstead/kernel';
import { pick } from '@roadstead/kernel/harness';
import { type CampaignState, portRoyal } from '@roadstead/port-royal';
import { chapterTold, loadTale } from '@roadstead/port-royal/tale';
import { describe, expect, it } from 'vitest';
import { MONTHS_END } from './adventure-names.js';
import { adventureByHand } from './adventure-position.js';
import { ADMIRAL_7, ADMIRAL_9, JESTER_9 } from './names.js';

function played(request: TableRequest & { readonly seed: string }): GameRecord {
  const table = Table.open(portRoyal, request);
  const random = new FastRandom(`${request.seed}/choices`);
  while (!table.over) {
    const seat = table.toAct[0]!;
    table.act(seat, pick(table.legal(seat), random));
  }
  return table.record();
}

const options = { chapter: 1, mode: 'co-op' } as const;
const lost = played({ seats: 2, options, seed: 'a tale' });
const raced = played({ seats: 3, options: { chapter: 1 }, seed: 'a race' });
const ABLE = [ADMIRAL_9, ADMIRAL_9, ADMIRAL_7, ADMIRAL_7, ADMIRAL_7, JESTER_9];

function won(): GameRecord {
  const missions = ['10', '11', '12', '14'];
  const hands = { 0: { missions, display: ABLE } };
  const byHand = adventureByHand({ players: 1, mode: 'co-op', missions, events: [MONTHS_END], hands });
  return played({ seats: 1, options, start: 0, byHand, seed: 'won' });
}

const BEGUN: CampaignState = {
  chapter: 1,
  groups: [],
  failures: 0,
  defeats: 0,
  coopWins: [],
  history: [],
  crowned: false,
};
const together = (chapter: 1 | 2 | 3 | 4 | 5, isWon: boolean, players = 3) =>
  ({ chapter, mode: 'co-op', players, won: isWon }) as const;
const chartOf = (tale: CampaignTale, campaign: Partial<CampaignState>) =>
  tale.chart({ ...BEGUN, ...campaign } as unknown as Progress);

describe('PR-A24 the chart of a campaign', () => {
  it('PR-A24 begins with everything closed but the first chapter', async () => {
    const { stages, next, feat } = chartOf(await loadTale('en'), {});
    expect(stages.map(({ state }) => state)).toEqual(['next', 'closed', 'closed', 'closed', 'closed']);
    expect(stages[1]!.title).toBe('closed');
    expect(next).toMatchObject({ heading: 'Chapter 1', title: 'The Lamp Goes Out', again: '', facts: [] });
    expect(feat).toMatchObject({ marks: [false, false, false, false, false], isDone: false });
  });

  it('PR-A20 offers a lost chapter again with what the rules give', async () => {
    const history = [together(1, true), together(2, false), together(2, false)];
    const campaign = { chapter: 2, groups: [80, 81], failures: 2, defeats: 2, coopWins: [1], history } as const;
    const { stages, next, feat } = chartOf(await loadTale('en'), campaign);
    expect(stages[0]).toMatchObject({ title: 'The Lamp Goes Out', note: 'together, 3 players · won at once' });
    expect(stages[1]).toMatchObject({ state: 'next', note: 'lost 2 times' });
    expect(next).toMatchObject({
      again: 'told again',
      facts: ['6 coins more to share out', '20 new cards are in the pile'],
    });
    expect(feat.text).toContain('2 defeats');
  });

  it('PR-A20 shows five in a row as the feat it is', async () => {
    const history = ([1, 2, 3, 4, 5] as const).map((chapter) => together(chapter, true, 1));
    const campaign = { chapter: 'variable', coopWins: [1, 2, 3, 4, 5], history, crowned: true } as const;
    const { stages, next, feat } = chartOf(await loadTale('en'), campaign);
    expect([next, feat.isDone, feat.marks.every(Boolean)]).toEqual([null, true, true]);
    expect(stages.map(({ note }) => note)).toEqual(Array(5).fill('alone · won at once'));
  });

  it('PR-A36 says that the feat is out of reach once a chapter was a race', async () => {
    const history = [{ chapter: 1, mode: 'competitive', players: 2, winners: [1] }] as const;
    const { stages, feat } = chartOf(await loadTale('en'), { chapter: 2, groups: [80], history });
    expect(stages[0]!.note).toBe('as a race, 2 players');
    expect(feat.text).toContain('not every chapter was won together');
  });
});

describe('PR-A24 the diary', () => {
  it('PR-A24 follows from the record alone: months, deeds, and how it ended', async () => {
    const { heading, company, sections, end } = (await loadTale('en')).page({ record: lost, names: ['Ada', 'Ben'] });
    expect(heading).toBe('Chapter 1: The Lamp Goes Out');
    expect(company).toMatch(/^Together: Ada as .+ and Ben as .+\.$/);
    expect(sections.map((section) => section.heading).slice(0, 2)).toEqual(['The first month', 'The second month']);
    expect(sections[0]!.lines[0]!.text).toBe('The story told of “Two Boats”.');
    expect(end[0]!.text).toMatch(/^The chapter was lost\. Nobody had fulfilled /);
    expect(end[0]!.quote).toBeDefined();
  });

  it('PR-A4 says where each hourglass led to, and why', async () => {
    const { months } = chapterTold(lost);
    const asked = months.flatMap(({ laid }) => (laid?.asked ? [{ ...laid.asked, led: laid.mission }] : []));
    expect(asked.length).toBeGreaterThan(0);
    for (const { mission, yes, led } of asked) {
      const isDone = months.some(({ deeds }) =>
        deeds.some((deed) => deed.type === 'fulfilled' && deed.mission === mission),
      );
      expect(yes && !isDone).toBe(false);
      expect(['12', '13', '14', '15']).toContain(led);
    }
    const page = (await loadTale('en')).page({ record: lost, names: ['', ''] });
    const told = page.sections.flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(told.some((text) => /and so the story led to/.test(text))).toBe(true);
  });

  it('PR-A20 a chapter that is told again says so', async () => {
    const again = played({ ...nextTable(portRoyal, lost)!, seed: 'again' });
    expect((await loadTale('de')).page({ record: again, names: ['Ada', 'Ben'] }).heading).toBe(
      'Kapitel 1: Die Lampe erlischt (noch einmal erzählt)',
    );
  });

  it('PR-A19 a chapter that was won alone', async () => {
    const { company, end } = (await loadTale('nl')).page({ record: won(), names: [''] });
    expect(company).toMatch(/^Alleen: [^,]+\.$/);
    expect(end[0]!.text).toMatch(/^Het hoofdstuk is gewonnen: /);
  });

  it('PR-A21 a race names its winner by the character, or nobody', async () => {
    const { winners } = raced.result!;
    const [{ text }] = (await loadTale('en')).page({ record: raced, names: ['Ada', 'Ben', 'Cid'] }).end as [
      { text: string },
    ];
    expect(text).toMatch(winners.length === 0 ? /^Nobody had the trophy/ : /won with the trophy/);
  });

  it('PR-A36 keeps the whole song with the fourth chapter, and the law with the last', async () => {
    const tale = await loadTale('en');
    const endOf = (chapter: 3 | 4 | 5) => {
      const record = played({ seats: 2, options: { chapter, mode: 'competitive' }, seed: `end ${chapter}` });
      return tale.page({ record, names: ['Ada', 'Ben'] }).end.slice(1);
    };
    expect(endOf(3)).toEqual([]);
    expect(endOf(4)).toMatchObject([{ text: 'The whole song, and it is a recipe:' }]);
    expect(endOf(4)[0]!.quote).toMatch(/^Bark in the barrel .* the shaking moves on\.$/);
    expect(endOf(5)).toEqual([
      { text: 'Over the harbour gate is carved:', quote: 'Chain if you must. Bread the same day. Light always.' },
    ]);
  });

  it('PR-A24 leaves out what was taken back', () => {
    const table = Table.open(portRoyal, { seats: 2, options: { ...options, characters: 'pick' }, seed: 'undone' });
    const seat = table.toAct[0]!;
    const [first, second] = table.legal(seat);
    table.act(seat, first!);
    const before = chapterTold(table.record()).characters[seat];
    table.undo(seat);
    expect(chapterTold(table.record()).characters[seat]).toBeNull();
    table.act(seat, second!);
    const after = chapterTold(table.record()).characters[seat];
    expect([before, after].includes(null)).toBe(false);
    expect(after).not.toBe(before);
  });

  it.each(LANGUAGES)('can be kept as a text, without a name left open (%s)', async (language) => {
    const tale = await loadTale(language);
    const pages = [lost, won(), raced].map((record) =>
      tale.page({ record, names: Array.from({ length: record.seats }, (_, seat) => `P${seat}`) }),
    );
    const text = diaryText('T', pages);
    expect(text).toMatch(/^# T\n\n## /);
    expect(text).not.toMatch(/[{}]|undefined|null/);
  });
});
