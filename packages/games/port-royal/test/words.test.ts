import { LANGUAGES, type Language } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../src/cards/catalogue.js';
import { a as aDe, CASES, several as severalDe, the as theDe } from '../src/words/grammar/de.js';
import { a as aEn, plural as pluralEn } from '../src/words/grammar/en.js';
import { plural as pluralNl, the as theNl } from '../src/words/grammar/nl.js';
import { abilityText, cardLabel, portRoyalWords } from '../src/words/index.js';
import { table } from './table.js';
import { audience, cardNamed, expectSentences, expectWellFormed, playThrough, tell } from './words-check.js';
import { ALL_EVENTS, EVENTS } from './words-samples.js';

describe.each(LANGUAGES)('words in %s', (language) => {
  it('tell every event in whole sentences, by name and as "you"', () => {
    for (const event of ALL_EVENTS) {
      for (const you of [null, 0, 1]) expectSentences(tell(event, language, you));
    }
  });

  it('speak to the one who is meant, and to nobody else', () => {
    const event = EVENTS.repelled[0];
    if (event === undefined) throw new Error('no sample');
    expect(tell(event, language, 0)).toMatch(/^(You|Je|Du) /);
    expect(tell(event, language, 1)).toMatch(/^Anna /);
  });

  it('label every card and say what it does', () => {
    for (const card of CATALOGUE) {
      expectWellFormed(cardLabel(card, language));
      expect(cardLabel(card, language)).toMatch(/^[^()]+ \(.+\)$/);
      expectSentences(abilityText(card, language));
    }
  });

  it('are well formed at every step of whole random games', () => {
    const heard = { told: new Set<string>(), said: new Set<string>() };
    for (let game = 0; game < 30; game++) {
      const end = game % 2 === 0 ? 'standard' : 'expedition';
      playThrough(`${language} ${game}`, 2 + (game % 4), { end }, language, heard);
    }
    for (const line of heard.told) expectSentences(line);
    for (const words of heard.said) {
      expectWellFormed(words);
      expect(words).not.toMatch(/\.$/);
    }
  });
});

describe('the grammar', () => {
  // biome-ignore format: a table
  it.each([
    ['base_ship_red_3_2c', 'die Fregatte', 'die Fregatte', 'der Fregatte', 'eine Fregatte', 'eine Fregatte', 'einer Fregatte'],
    ['base_ship_black_2_1c', 'die Galeone', 'die Galeone', 'der Galeone', 'eine Galeone', 'eine Galeone', 'einer Galeone'],
    ['base_captain_4_1', 'die Kapitänin', 'die Kapitänin', 'der Kapitänin', 'eine Kapitänin', 'eine Kapitänin', 'einer Kapitänin'],
    ['base_priest_4_1', 'der Priester', 'den Priester', 'dem Priester', 'ein Priester', 'einen Priester', 'einem Priester'],
    ['base_jack_6_1', 'der Tausendsassa', 'den Tausendsassa', 'dem Tausendsassa', 'ein Tausendsassa', 'einen Tausendsassa', 'einem Tausendsassa'],
    ['base_trader_red_3_1', 'der Fregattenhändler', 'den Fregattenhändler', 'dem Fregattenhändler', 'ein Fregattenhändler', 'einen Fregattenhändler', 'einem Fregattenhändler'],
    ['base_sailor_3_1', 'der Matrose', 'den Matrosen', 'dem Matrosen', 'ein Matrose', 'einen Matrosen', 'einem Matrosen'],
    ['base_pirate_5_1', 'der Pirat', 'den Piraten', 'dem Piraten', 'ein Pirat', 'einen Piraten', 'einem Piraten'],
    ['base_jester_5_1', 'der Witzbold', 'den Witzbold', 'dem Witzbold', 'ein Witzbold', 'einen Witzbold', 'einem Witzbold'],
    ['base_admiral_5_1', 'der Admiral', 'den Admiral', 'dem Admiral', 'ein Admiral', 'einen Admiral', 'einem Admiral'],
    ['base_mademoiselle_7_2', 'die Señorita', 'die Señorita', 'der Señorita', 'eine Señorita', 'eine Señorita', 'einer Señorita'],
    ['unterwegs_passenger_a_4_2', 'der Passagier', 'den Passagier', 'dem Passagier', 'ein Passagier', 'einen Passagier', 'einem Passagier'],
    ['unterwegs_passenger_b_6_3', 'die Passagierin', 'die Passagierin', 'der Passagierin', 'eine Passagierin', 'eine Passagierin', 'einer Passagierin'],
    ['base_expedition_2captain', 'der Expeditionsaufruf', 'den Expeditionsaufruf', 'dem Expeditionsaufruf', 'ein Expeditionsaufruf', 'einen Expeditionsaufruf', 'einem Expeditionsaufruf'],
  ])('declines %s in German', (id, ...forms) => {
    const card = cardNamed(id);
    expect([...CASES.map((kase) => theDe(card, kase)), ...CASES.map((kase) => aDe(card, kase))]).toEqual(forms);
  });

  it.each([
    ['base_priest_4_1', '2 Priester', '2 Priestern'],
    ['base_captain_4_1', '2 Kapitäninnen', '2 Kapitäninnen'],
    ['base_jack_6_1', '2 Tausendsassas', '2 Tausendsassas'],
    ['base_jester_5_1', '2 Witzbolde', '2 Witzbolden'],
    ['base_sailor_3_1', '2 Matrosen', '2 Matrosen'],
    ['base_admiral_5_1', '2 Admirale', '2 Admiralen'],
    ['unterwegs_passenger_a_4_2', '2 Passagiere', '2 Passagieren'],
    ['unterwegs_passenger_b_2_1', '2 Passagierinnen', '2 Passagierinnen'],
  ])('puts %s into the German plural', (id, accusative, dative) => {
    const two = { n: 2, card: cardNamed(id) };
    expect([severalDe(two, 'accusative'), severalDe(two, 'dative')]).toEqual([accusative, dative]);
  });

  it.each([
    ['base_ship_red_3_2c', 'het fregat', 'fregatten'],
    ['base_ship_blue_1_1c', 'het fluitschip', 'fluitschepen'],
    ['base_ship_yellow_1_1c', 'de pinas', 'pinassen'],
    ['base_jack_6_1', 'het manusje-van-alles', 'manusjes-van-alles'],
    ['base_sailor_3_1', 'de matroos', 'matrozen'],
    ['base_trader_black_3_1', 'de handelaar in galjoenen', 'handelaars'],
  ])('knows de and het, and the plural, of %s in Dutch', (id, the, plural) => {
    expect([theNl(cardNamed(id)), pluralNl(cardNamed(id))]).toEqual([the, plural]);
  });

  it.each([
    ['base_admiral_5_1', 'an admiral', 'admirals'],
    ['base_expedition_2captain', 'an expedition', 'expeditions'],
    ['base_jack_6_1', 'a jack-of-all-trades', 'jacks-of-all-trades'],
    ['base_trader_blue_3_1', 'a trader in flutes', 'traders'],
  ])('knows a and an, and the plural, of %s in English', (id, a, plural) => {
    expect([aEn(cardNamed(id)), pluralEn(cardNamed(id))]).toEqual([a, plural]);
  });
});

describe('the story', () => {
  it.each([
    ['en', 'You repel the frigate.', 'Anna repels the frigate.'],
    ['nl', 'Je verjaagt het fregat.', 'Anna verjaagt het fregat.'],
    ['de', 'Du wehrst die Fregatte ab.', 'Anna wehrt die Fregatte ab.'],
  ] as const)('tells a deed in %s', (language, you, anna) => {
    expect(EVENTS.repelled.map((event) => tell(event, language, 0))).toEqual([you]);
    expect(EVENTS.repelled.map((event) => tell(event, language))).toEqual([anna]);
  });

  it.each([
    ['en', 'Anna claims an expedition with 2 captains and a jack-of-all-trades: 6 influence and 3 coins.'],
    ['nl', 'Anna eist met 2 kapiteins en een manusje-van-alles een expeditie op: 6 invloedspunten en 3 munten.'],
    [
      'de',
      'Anna erfüllt einen Expeditionsaufruf mit 2 Kapitäninnen und einem Tausendsassa: 6 Einflusspunkte und 3 Münzen.',
    ],
  ] as const)('names the persons given for an expedition in %s', (language, line) => {
    expect(EVENTS.claimed.map((event) => tell(event, language))).toEqual([line]);
  });

  it.each([
    ['en', 'Nobody has 12 coins or more, so nobody pays. Most swords: 1 coin each for Bob and you.'],
    ['nl', 'Niemand heeft 12 munten of meer, dus niemand betaalt. Meeste zwaarden: elk 1 munt voor Bob en jou.'],
    ['de', 'Niemand hat 12 oder mehr Münzen, also zahlt niemand. Die meisten Säbel: je 1 Münze für Bob und dich.'],
  ] as const)('tells in %s who gains by a tax that nobody pays', (language, line) => {
    expect(EVENTS.tax.slice(0, 1).map((event) => tell(event, language, 0))).toEqual([line]);
  });

  it.each([
    ['en', ['Anna pays 6 coins in tax.', 'Least influence: 1 coin each for Bob and Cees.']],
    ['nl', ['Anna betaalt 6 munten belasting.', 'Minste invloedspunten: elk 1 munt voor Bob en Cees.']],
    ['de', ['Anna zahlt 6 Münzen Steuern.', 'Die wenigsten Einflusspunkte: je 1 Münze für Bob und Cees.']],
  ] as const)('tells in %s a tax in two parts, where payers decide in between', (language, lines) => {
    expect(EVENTS.tax.slice(-2).map((event) => tell(event, language))).toEqual(lines);
  });

  it.each([
    [
      'en',
      [
        'Anna wins with 13 influence, ahead of you with 11.',
        'Level with you at 13 influence, Anna wins with more coins, 5 to 3.',
        'Anna and you share the victory with 13 influence and 5 coins each.',
        'Anna wins with 12 influence. You have 14 influence, but no expedition.',
      ],
    ],
    [
      'nl',
      [
        'Anna wint met 13 invloedspunten, vóór jou met 11.',
        'Gelijk met jou op 13 invloedspunten wint Anna met meer munten, 5 tegen 3.',
        'Anna en jij delen de overwinning met elk 13 invloedspunten en 5 munten.',
        'Anna wint met 12 invloedspunten. Je hebt 14 invloedspunten, maar geen expeditie.',
      ],
    ],
    [
      'de',
      [
        'Anna gewinnt mit 13 Einflusspunkten vor dir mit 11.',
        'Gleichauf mit dir bei 13 Einflusspunkten gewinnt Anna mit mehr Münzen, 5 zu 3.',
        'Geteilter Sieg für Anna und dich mit je 13 Einflusspunkten und 5 Münzen.',
        'Anna gewinnt mit 12 Einflusspunkten. Du hast 14 Einflusspunkte, aber keine Expedition.',
      ],
    ],
  ] as const)('tells in %s how the game was won', (language, lines) => {
    expect(EVENTS.over.slice(0, 4).map((event) => tell(event, language, 1))).toEqual(lines);
  });

  it('leaves out coins that another sentence tells of, and only those', () => {
    const told = ALL_EVENTS.filter((event) => !portRoyalWords.isDetail(event));
    const reasons = new Set(told.flatMap((event) => (event.type === 'coins' ? [event.why] : [])));
    const ofBoxes = ['viceAdmiral', 'gunner', 'gift', 'ransom'];
    const ofAdventure = ['event', 'audience', 'share', 'mission', 'character'];
    expect([...reasons]).toEqual(['admiral', 'jester', 'bust', ...ofBoxes, ...ofAdventure]);
    expect(new Set(told.map(({ type }) => type))).toEqual(new Set(Object.keys(EVENTS)));
  });
});

describe('an action', () => {
  const say = (action: Parameters<typeof portRoyalWords.action>[0], at: ReturnType<typeof table>, language: Language) =>
    portRoyalWords.action(action, at.view, audience(language));

  it('names what a ship brings with its traders, and what a person costs with its discounts', () => {
    const at = table({
      stack: ['base_ship_red_3_2c', 'base_sailor_3_1'],
      hands: { 0: { coins: 9, display: ['base_trader_red_3_1', 'base_mademoiselle_7_2'] } },
    });
    at.discover().stop();
    const takes = ['base_ship_red_3_2c', 'base_sailor_3_1'].map((id) => at.taking(id));
    expect(takes.map((action) => say(action, at, 'en'))).toEqual([
      'Trade with the frigate for 3 coins',
      'Hire the sailor for 2 coins',
    ]);
    expect(takes.map((action) => say(action, at, 'nl'))).toEqual([
      'Handel met het fregat voor 3 munten',
      'Ronsel de matroos voor 2 munten',
    ]);
    expect(takes.map((action) => say(action, at, 'de'))).toEqual([
      'Mit der Fregatte handeln: +3 Münzen',
      'Den Matrosen für 2 Münzen anheuern',
    ]);
  });

  it('warns that letting a ship in would bust', () => {
    const at = table({
      stack: ['base_ship_red_skull_3c', 'base_ship_red_1_1c'],
      hands: { 0: { display: ['base_sailor_3_1'] } },
    });
    at.discover();
    expect(LANGUAGES.map((language) => say({ type: 'admit' }, at, language))).toEqual([
      'Let the frigate in and bust',
      'Laat het fregat de haven in en laat je beurt mislukken',
      'Die Fregatte in den Hafen lassen und zu viel riskieren',
    ]);
    expect(LANGUAGES.map((language) => say({ type: 'repel' }, at, language))).toEqual([
      'Repel the frigate',
      'Verjaag het fregat',
      'Die Fregatte abwehren',
    ]);
  });
});

describe('a label', () => {
  it.each([
    [
      'base_ship_red_3_2c',
      'Frigate (red, 3 swords, 2 coins)',
      'Fregat (rood, 3 zwaarden, 2 munten)',
      'Fregatte (rot, 3 Säbel, 2 Münzen)',
    ],
    [
      'base_ship_black_skull_3c',
      'Galleon (black, skull, 3 coins)',
      'Galjoen (zwart, schedel, 3 munten)',
      'Galeone (schwarz, Totenkopf, 3 Münzen)',
    ],
    [
      'base_sailor_3_1',
      'Sailor (cost 3, 1 influence, 1 sword)',
      'Matroos (kost 3, 1 invloed, 1 zwaard)',
      'Matrose (kostet 3, 1 Einfluss, 1 Säbel)',
    ],
    [
      'base_trader_red_3_1',
      'Trader in frigates (red, cost 3, 1 influence, +1 coin)',
      'Handelaar in fregatten (rood, kost 3, 1 invloed, +1 munt)',
      'Fregattenhändler (rot, kostet 3, 1 Einfluss, +1 Münze)',
    ],
    [
      'base_expedition_2captain_1settler',
      'Expedition (2 captains, 1 settler → 6 influence, 3 coins)',
      'Expeditie (2 kapiteins, 1 pionier → 6 invloed, 3 munten)',
      'Expeditionsaufruf (2 Kapitäninnen, 1 Siedlerin → 6 Einfluss, 3 Münzen)',
    ],
  ])('says everything about %s', (id, ...labels) => {
    expect(LANGUAGES.map((language) => cardLabel(cardNamed(id), language))).toEqual(labels);
  });
});
