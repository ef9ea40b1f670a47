import { type Audience, act, begin, FastRandom, LANGUAGES, type Language, type Seat } from '@roadstead/kernel';
import {
  type Action,
  CREW,
  crewName,
  crewText,
  ENEMIES,
  type Event,
  enemyName,
  enemyText,
  FORTUNE,
  fortuneName,
  fortuneText,
  GOLD_REASONS,
  ITEMS,
  itemName,
  itemText,
  type Pending,
  questionText,
  REASONS,
  reasonAgainst,
  reasonText,
  SENT_REASONS,
  SPACES,
  spaceName,
  spaceText,
  swordAndSkull,
  swordAndSkullWords,
} from '@roadstead/sword-and-skull';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../src/words/catalogues.js';
import { SWORD_AND_SKULL_STYLES } from '../src/words/styles.js';
import { table } from './table.js';

const NAMES = ['Anna', 'Bob', 'Cees', 'Dora', 'Emil'];

const audience = (language: Language, you: Seat | null = null): Audience => ({
  language,
  you,
  name: (seat) => NAMES[seat] ?? `seat ${seat}`,
});

const tell = (event: Event, language: Language, you: Seat | null = null): string =>
  swordAndSkullWords.event(event, audience(language, you));

/** What no line of text may hold, whatever it says. */
function expectWellFormed(line: string): void {
  expect(line).not.toMatch(/undefined|NaN|null|Infinity|\[object/);
  expect(line).not.toMatch(/[{}]|\$|\s{2}|^\s|\s$|\s[,.;:]|,,|\.\./);
  expect(line, line).toMatch(/^[\p{Lu}\d]/u);
  expect(line, line).not.toMatch(/\b1 (spaces|velden|Felder|cards|kaarten|Karten|items|symbols)\b/);
}

function expectSentences(line: string): void {
  expectWellFormed(line);
  expect(line).toMatch(/[.!?]$/);
}

describe.each(LANGUAGES)('words in %s', (language) => {
  it('are well formed at every step of whole random games, and tell every kind of event', () => {
    const told = new Set<string>();
    const said = new Set<string>();
    const types = new Set<string>();
    for (let game = 0; game < 12; game++) {
      const random = new FastRandom(`${language} ${game}`);
      const hear = (event: Event) => {
        types.add(event.type);
        for (const you of [null, 0]) told.add(tell(event, language, you));
      };
      const state = begin(swordAndSkull, { seats: 2 + (game % 4), options: {} }, random, hear);
      for (let seats = swordAndSkull.toAct(state); seats.length > 0; seats = swordAndSkull.toAct(state)) {
        const legal = swordAndSkull.legal(state, seats[0]!);
        const view = swordAndSkull.view(state, seats[0]!);
        const buttons = legal.map((action) => swordAndSkullWords.action(action, view, audience(language, seats[0]!)));
        if (new Set(buttons).size < legal.length) throw new Error(`two buttons say the same: ${buttons.join(' | ')}`);
        for (const button of buttons) said.add(button);
        act(swordAndSkull, state, seats[0]!, legal[random.int(legal.length)]!, random, hear);
      }
    }
    for (const line of told) expectSentences(line);
    for (const line of said) {
      expectWellFormed(line);
      expect(line).not.toMatch(/\.$/);
    }
    expect([...types].sort()).toEqual(Object.keys({ ...CATALOGUES.en.events, gold: 0, sent: 0 }).sort());
  }, 120_000);

  it('give a reason for all gold, and for every figure that is sent', () => {
    for (const why of GOLD_REASONS) {
      for (const seat of [0, 1]) {
        for (const purse of [{ from: 'bank' }, { to: 'trove' }, { to: 2 }, { from: 2 }]) {
          const isSeat = Object.values(purse)[0] === 2;
          const needsSeat = ['settlement', 'bridge_of_tears', 'bonus', 'F06'].includes(why);
          if (isSeat === needsSeat) expectSentences(tell({ type: 'gold', seat, n: 3, why, ...purse }, language, 0));
        }
      }
    }
    for (const why of SENT_REASONS) {
      expectSentences(tell({ type: 'sent', seat: 0, figure: 'pirate', to: 'PIRATE_SHIP', why }, language));
    }
  });

  it('name every space, crew card, item, fortune card and enemy, and say what it does', () => {
    for (const { id } of SPACES) {
      expectWellFormed(spaceName(id, language));
      expectSentences(spaceText(id, language));
    }
    expect(new Set(SPACES.map(({ id }) => spaceName(id, language))).size).toBe(SPACES.length);
    for (const { id } of CREW) {
      expectWellFormed(crewName(id, language));
      expectSentences(crewText(id, language));
    }
    for (const { id } of ITEMS) {
      expectWellFormed(itemName(id, language));
      expectSentences(itemText(id, language));
    }
    for (const { id } of FORTUNE) {
      expectWellFormed(fortuneName(id, language));
      expectSentences(fortuneText(id, language));
    }
    for (const { id, table: rows } of ENEMIES) {
      expectWellFormed(enemyName(id, language));
      expect(enemyText(id, language)).toHaveLength(rows.length);
      for (const line of enemyText(id, language)) expectSentences(line);
    }
  });

  it('ask every question and refuse for every reason in a sentence', () => {
    for (const kind of Object.keys(CATALOGUES.en.questions)) {
      expectSentences(questionText(kind as Pending['kind'], language));
    }
    for (const reason of REASONS) expectSentences(reasonText(reason, language));
  });

  it('speak to the one who is meant, and to nobody else', () => {
    const event: Event = { type: 'bid', seat: 0, gold: 4 };
    expect(tell(event, language, 0)).toMatch(/^(You|Je|Du) /);
    expect(tell(event, language, 1)).toMatch(/^Anna /);
  });
});

describe('sentences', () => {
  const FIGHT = { attacker: 0, figure: 'officer', foe: 'player', seat: 1, foeFigure: 'pirate' } as const;

  // biome-ignore format: a table
  it.each<[Event, Seat | null, string, string, string]>([
    [{ type: 'turn', seat: 0, round: 3 }, null, 'Round 3: Anna’s turn.', 'Ronde 3: Anna is aan de beurt.', 'Runde 3: Anna ist am Zug.'],
    [{ type: 'turn', seat: 0, round: 3 }, 0, 'Round 3: your turn.', 'Ronde 3: je bent aan de beurt.', 'Runde 3: Du bist am Zug.'],
    [{ type: 'moved', seat: 0, figure: 'officer', path: ['O6', 'O7'] }, 1, 'Anna’s officer walks 2 spaces, to the Church.', 'De officier van Anna loopt 2 velden, naar de Kerk.', 'Der Offizier von Anna geht 2 Felder, zur Kirche.'],
    [{ type: 'moved', seat: 0, figure: 'pirate', path: ['LAKE'] }, 0, 'Your pirate walks 1 space, into the Lake of Fire.', 'Je piraat loopt 1 veld, het Meer van Vuur in.', 'Dein Pirat geht 1 Feld, in den Feuersee.'],
    [{ type: 'fight', ...FIGHT, might: [3, 2], dice: null, plus: [0, 0] }, 1, 'Anna’s officer (Might 3) fights your pirate (Might 2).', 'De officier van Anna (kracht 3) vecht met je piraat (kracht 2).', 'Der Offizier von Anna (Stärke 3) kämpft gegen deinen Piraten (Stärke 2).'],
    [{ type: 'result', winner: 0, totals: [5, 5], ...FIGHT }, null, 'Anna wins 5 to 5, as a tie goes to the attacker.', 'Anna wint met 5 tegen 5, want bij gelijkspel wint de aanvaller.', 'Anna gewinnt mit 5 zu 5, denn bei Gleichstand gewinnt der Angreifer.'],
    [{ type: 'result', winner: 1, totals: [7, 2], ...FIGHT }, null, 'Bob wins 2 to 7, as a blank always loses.', 'Bob wint met 2 tegen 7, want blanco verliest altijd.', 'Bob gewinnt mit 2 zu 7, denn die Leerseite verliert immer.'],
    [{ type: 'fight', attacker: 0, figure: 'officer', foe: 'enemy', card: 'E01', gold: 1, items: 0, fortune: 0, might: [3, 1], dice: null, plus: [2, 0] }, null, 'Anna’s officer (Might 3, +2 from the Spyglass) fights the Reef Crab (Might 1).', 'De officier van Anna (kracht 3, +2 door de Verrekijker) vecht met de Rifkrab (kracht 1).', 'Der Offizier von Anna (Stärke 3, +2 durch das Fernrohr) kämpft gegen die Riffkrabbe (Stärke 1).'],
    [{ type: 'debt', seat: 0, owed: 4, bank: 1 }, null, 'Anna owed 4 gold; the bank pays 1 of it.', 'Anna was 4 goud schuldig; de bank betaalt er 1 van.', 'Anna musste 4 Gold zahlen; die Bank übernimmt davon 1.'],
    [{ type: 'debt', seat: 0, owed: 4, bank: 0 }, 0, 'You owed 4 gold and had to sell items for it.', 'Je was 4 goud schuldig en moest er voorwerpen voor verkopen.', 'Du musstest 4 Gold zahlen und dafür Gegenstände verkaufen.'],
    [{ type: 'recruited', seat: 0, crew: 'CW-A', from: 1 }, 1, 'Anna takes a Marine from you.', 'Anna neemt een Marinier over van jou.', 'Anna nimmt dir einen Seesoldaten ab.'],
    [{ type: 'drew', seat: 0, n: 2, cards: ['F02'] }, 0, 'You draw 2 fortune cards and keep Lucky Blow.', 'Je trekt 2 fortuinkaarten en houdt Lucky Blow.', 'Du ziehst 2 Schicksalskarten und behältst Glückstreffer.'],
    [{ type: 'drew', seat: 0, n: 1 }, null, 'Anna draws a fortune card.', 'Anna trekt een fortuinkaart.', 'Anna zieht eine Schicksalskarte.'],
    [{ type: 'over', winners: [0], ranking: [{ seat: 0, place: 1, by: 'fight', figure: 'pirate' }] }, null, 'Anna’s pirate has beaten the Pirate King: Anna wins.', 'De piraat van Anna heeft de Pirate King verslagen: Anna wint.', 'Der Pirat von Anna hat den Piratenkönig besiegt: Anna gewinnt.'],
  ])('%j for %s', (event, you, en, nl, de) => {
    expect([tell(event, 'en', you), tell(event, 'nl', you), tell(event, 'de', you)]).toEqual([en, nl, de]);
  });

  it('a button says where a walk ends, or where the way is chosen', () => {
    const at = table({ dice: [1, 3], seats: { 0: { officer: 'O3', pirate: 'O0' } } });
    const say = (action: Action) => swordAndSkullWords.action(action, at.view(0), audience('en', 0));
    expect(at.legal().map(say)).toEqual([
      'Walk 4 spaces with the officer, to Church',
      'Walk 4 spaces with the pirate, and choose the way at Cave 1',
    ]);
  });

  it('SS-M7, SS-R4 a button says the steps that are really walked', () => {
    const say = (at: ReturnType<typeof table>, language: Language, action: Action) =>
      swordAndSkullWords.action(action, at.view(0), audience(language, 0));
    const inLake = table({ dice: [2, 3], seats: { 0: { officer: 'LAKE', hand: ['F13'] } } });
    inLake.do({ type: 'roll' });
    const officer: Action = { type: 'move', figure: 'officer', by: 5 };
    expect(LANGUAGES.map((language) => say(inLake, language, officer))).toEqual([
      'Walk 1 space with the officer, to Pirate King’s Lair',
      'Loop 1 veld met de officier, naar Schuilplaats van de Pirate King',
      'Offizier: 1 Feld gehen, Ziel Versteck des Piratenkönigs',
    ]);
    const cards = table({ seats: { 0: { pirate: 'LAKE', hand: ['F13'] } } });
    const winds: Action = { type: 'play', card: 'F13', figure: 'pirate', by: 1 };
    expect(say(cards, 'en', winds)).toContain('walk 1 space with the pirate');
  });

  it('SS-M8 a double says no number: a figure in the lake walks one step', () => {
    const double: Event = { type: 'rolled', seat: 0, dice: [3, 3], why: 'move' };
    expect(LANGUAGES.map((language) => tell(double, language, null))).toEqual([
      'Anna rolls a double 3: both figures walk.',
      'Anna gooit dubbel 3: beide figuren lopen.',
      'Anna würfelt einen Pasch mit 3: Beide Figuren gehen.',
    ]);
  });
});

it.each(LANGUAGES)('no bot’s style is called in %s as a card is', (language) => {
  const { crew, items, fortune, enemies } = CATALOGUES[language];
  const cards = [
    ...Object.values({ ...crew, ...items, ...enemies }).map(({ name }) => name),
    ...Object.values(fortune),
  ];
  for (const { name } of SWORD_AND_SKULL_STYLES) {
    const noun = name[language].replace(/^\S+ /, '').toLowerCase();
    expect(cards.map((card) => card.toLowerCase())).not.toContain(noun);
  }
});

describe('refusals', () => {
  const peace: Action = { type: 'play', card: 'F01' };

  it('say why', () => {
    const start = table({ seats: { 0: { hand: ['F04', 'F15'], gold: 1 }, 1: { officer: 'O5', items: ['I05'] } } });
    const view = start.view(0);
    const guide = (to: string): Action => ({ type: 'play', card: 'F04', figure: 'officer', to });
    expect(reasonAgainst({ type: 'roll' }, view, 1)).toBe('notYours');
    expect(reasonAgainst({ type: 'roll' }, view, null)).toBe('spectating');
    expect(reasonAgainst(peace, view, 0)).toBe('notInHand');
    expect(reasonAgainst({ type: 'play', card: 'F15', crew: 'CW-A' }, view, 0)).toBe('wrongMoment');
    expect(reasonAgainst(guide('O5'), view, 0)).toBe('occupied');
    expect(reasonAgainst(guide('V5'), view, 0)).toBe('notOuter');
    expect(reasonAgainst({ type: 'endTurn' }, view, 0)).toBe('answerFirst');
    const bid = table({ dice: [1, 0], seats: { 0: { officer: 'O9' } } })
      .move('officer')
      .do({ type: 'bid', gold: 3 });
    expect(reasonAgainst({ type: 'bid', gold: 2 }, bid.view(0), 0)).toBe('bidHigher');
    expect(reasonAgainst({ type: 'bid', gold: 20 }, bid.view(0), 0)).toBe('tooPoor');
  });

  it('SS-C8 say why a bargain cannot be made: no weapon, not in their hands, or too dear', () => {
    const seats = { 0: { hand: ['F06'], gold: 1 }, 1: { items: ['I05', 'I11'] } };
    const view = table({ seats }).view(0);
    const bargain = (item: string): Action => ({ type: 'play', card: 'F06', seat: 1, item });
    expect(reasonAgainst(bargain('I11'), view, 0)).toBe('noWeapon');
    expect(reasonAgainst(bargain('I01'), view, 0)).toBe('notOwned');
    expect(reasonAgainst(bargain('I05'), view, 0)).toBe('tooPoor');
  });
});
