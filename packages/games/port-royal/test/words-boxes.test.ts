import { LANGUAGES, type Language, parseOptions, type Seat } from '@roadstead/kernel';
import { type Action, CONTRACTS, type Options, portRoyal, TITLES, type View } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { BOX_COIN_REASONS } from '../src/variants/events.js';
import { a as aDe, CASES, several as severalDe, the as theDe } from '../src/words/grammar/de.js';
import { a as aEn, plural as pluralEn } from '../src/words/grammar/en.js';
import { plural as pluralNl, the as theNl } from '../src/words/grammar/nl.js';
import { abilityText, cardLabel, optionWords, portRoyalWords, taskText, titleName } from '../src/words/index.js';
import { ADVENTURE_COINS } from './words-adventure-samples.js';
import { BOX_COINS, BOX_EVENTS, TOGETHER } from './words-box-samples.js';
import { audience, cardNamed, expectSentences, expectWellFormed, playThrough, tell } from './words-check.js';

/** Every way to play that has words of its own. */
const WAYS: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [3, { box: 'unterwegs' }],
  [2, { with: ['unterwegs', 'gambler'] }],
  [4, { with: ['contract-cards'] }],
  [4, { with: ['contracts'] }],
  [5, { with: ['unterwegs', 'gambler', 'contracts'] }],
  [1, { with: ['contracts'], setAside: 2 }],
  [3, { with: ['contracts', 'gambler'], mode: 'co-op' }],
];

describe.each(LANGUAGES)('the words of the boxes in %s', (language) => {
  it('are well formed at every step of whole random games', () => {
    const heard = { told: new Set<string>(), said: new Set<string>() };
    for (const [seats, options] of WAYS) {
      for (let game = 0; game < 6; game++) playThrough(`${language} ${game}`, seats, options, language, heard);
    }
    for (const line of heard.told) expectSentences(line);
    for (const words of heard.said) {
      expectWellFormed(words);
      expect(words).not.toMatch(/\.$/);
    }
  });

  it('give every contract a name and a task of its own', () => {
    const tasks = CONTRACTS.map((contract) => taskText(contract, language));
    for (const task of tasks) expectSentences(task);
    expect(new Set(tasks).size).toBe(CONTRACTS.length);
    expect(new Set(CONTRACTS.map(({ names }) => names[language])).size).toBe(CONTRACTS.length);
  });

  it('name every title', () => {
    expect(new Set(TITLES.map(({ title }) => titleName(title, language))).size).toBe(TITLES.length);
  });

  it('explain every option and every value of it', () => {
    const words = optionWords(language) as Readonly<Record<string, ReturnType<typeof optionWords>['box']>>;
    expect(Object.keys(words)).toEqual(portRoyal.options.map(({ name }) => name));
    for (const spec of portRoyal.options) {
      const { name, about, values } = words[spec.name]!;
      expectWellFormed(name);
      expectSentences(about);
      if (spec.kind === 'number' || spec.kind === 'progress') continue;
      expect(Object.keys(values)).toEqual(spec.values);
      for (const value of Object.values(values)) {
        expectWellFormed(value.label);
        expectSentences(value.about);
      }
    }
  });
});

describe('the persons of the boxes', () => {
  // biome-ignore format: a table
  it.each([
    ['unterwegs_wholesaler_red_6_2', 'der Fregattengroßhändler', 'den Fregattengroßhändler', 'dem Fregattengroßhändler', 'einem Fregattengroßhändler', '2 Großhändlern'],
    ['unterwegs_passenger_a_4_2', 'der Passagier', 'den Passagier', 'dem Passagier', 'einem Passagier', '2 Passagieren'],
    ['promo_gambler_4_1', 'der Spieler', 'den Spieler', 'dem Spieler', 'einem Spieler', '2 Spielern'],
    ['contracts_clerk_black_4_1', 'der Galeonenkontorist', 'den Galeonenkontoristen', 'dem Galeonenkontoristen', 'einem Galeonenkontoristen', '2 Kontoristen'],
    ['contracts_gunner_4_1', 'die Kanonierin', 'die Kanonierin', 'der Kanonierin', 'einer Kanonierin', '2 Kanonierinnen'],
    ['contracts_vice_admiral_5_1', 'der Vizeadmiral', 'den Vizeadmiral', 'dem Vizeadmiral', 'einem Vizeadmiral', '2 Vizeadmiralen'],
  ])('decline %s in German', (id, ...forms) => {
    const card = cardNamed(id);
    const two = severalDe({ n: 2, card }, 'dative');
    expect([...CASES.map((kase) => theDe(card, kase)), aDe(card, 'dative'), two]).toEqual(forms);
  });

  it.each([
    [
      'unterwegs_wholesaler_red_6_2',
      'a wholesaler in frigates',
      'wholesalers',
      'de koopman in fregatten',
      'kooplieden',
    ],
    ['unterwegs_passenger_a_4_2', 'a passenger', 'passengers', 'de passagier', 'passagiers'],
    ['promo_gambler_4_1', 'a gambler', 'gamblers', 'de gokker', 'gokkers'],
    ['contracts_clerk_black_4_1', 'a clerk for galleons', 'clerks', 'de klerk voor galjoenen', 'klerken'],
    ['contracts_gunner_4_1', 'a gunner', 'gunners', 'de kanonnier', 'kanonniers'],
    ['contracts_vice_admiral_5_1', 'a vice admiral', 'vice admirals', 'de viceadmiraal', 'viceadmiraals'],
  ])('have their articles and plurals: %s', (id, ...forms) => {
    const card = cardNamed(id);
    expect([aEn(card), pluralEn(card), theNl(card), pluralNl(card)]).toEqual(forms);
  });

  // biome-ignore format: a table
  it.each([
    ['contracts_clerk_red_6_2', 'Clerk for frigates (red, cost 6, 2 influence, 1 more card a ship)', 'Klerk voor fregatten (rood, kost 6, 2 invloed, 1 kaart extra per schip)', 'Fregattenkontorist (rot, kostet 6, 2 Einfluss, 1 Karte mehr je Schiff)'],
    ['contracts_vice_admiral_5_1', 'Vice admiral (cost 5, 1 influence, 1 coin at 3-4 cards)', 'Viceadmiraal (kost 5, 1 invloed, 1 munt bij 3-4 kaarten)', 'Vizeadmiral (kostet 5, 1 Einfluss, 1 Münze bei 3-4 Karten)'],
    ['contracts_ship_red_6_3c_gift', 'Frigate (red, 6 swords, 3 coins, 1 coin for another player)', 'Fregat (rood, 6 zwaarden, 3 munten, 1 munt voor een ander)', 'Fregatte (rot, 6 Säbel, 3 Münzen, 1 Münze für einen Mitspieler)'],
  ])('are labelled with all they do: %s', (id, ...labels) => {
    expect(LANGUAGES.map((language) => cardLabel(cardNamed(id), language))).toEqual(labels);
  });
});

describe('a tax', () => {
  it('is explained by the numbers on its card', () => {
    expect(LANGUAGES.map((language) => abilityText(cardNamed('unterwegs_tax'), language))).toEqual([
      'Whoever has 9 coins or more goes down to 8; then whoever has least influence gets 1 coin.',
      'Wie 9 munten of meer heeft, houdt er 8 over; wie de minste invloedspunten heeft, krijgt 1 munt.',
      'Wer 9 oder mehr Münzen hat, behält 8; wer die wenigsten Einflusspunkte hat, bekommt 1 Münze.',
    ]);
    expect(abilityText(cardNamed('base_tax_max_swords'), 'en')).toContain('12 coins or more loses half');
  });
});

describe('a task', () => {
  // biome-ignore format: a table
  it.each([
    ['contract_comedian', 'You have a priest and a jester in your display.', 'Je hebt een priester en een paljas voor je liggen.', 'Du hast einen Priester und einen Witzbold in deiner Auslage.'],
    ['contract_trade_outpost', 'You have a settler and a clerk in your display.', 'Je hebt een pionier en een klerk voor je liggen.', 'Du hast eine Siedlerin und einen Kontoristen in deiner Auslage.'],
    ['contract_trader_prince', 'You have 2 traders in your display.', 'Je hebt 2 handelaars voor je liggen.', 'Du hast 2 Händler in deiner Auslage.'],
    ['contract_frigate_foe', 'Trade with a frigate and forgo its coins, 3 times.', 'Handel met een fregat en zie af van de munten, 3 keer.', 'Handle mit einer Fregatte und verzichte auf die Münzen, 3-mal.'],
    ['contract_ransom', 'Pay 15 coins.', 'Betaal 15 munten.', 'Zahle 15 Münzen.'],
  ])('is said from the data: %s', (id, ...texts) => {
    const contract = CONTRACTS.find((one) => one.id === id)!;
    expect(LANGUAGES.map((language) => taskText(contract, language))).toEqual(texts);
  });
});

describe('the story of the boxes', () => {
  it('has samples of every event and every reason', () => {
    expect(Object.keys({ ...BOX_COINS, ...ADVENTURE_COINS })).toEqual([...BOX_COIN_REASONS]);
    for (const samples of Object.values(BOX_EVENTS)) expect(samples.length).toBeGreaterThan(0);
  });

  it.each([
    [
      'en',
      'The frigate slides under the wholesaler in frigates: 1 influence for you.',
      'You repel the frigate and keep it for “Pack of Pirates”.',
      'You put a cube on space 1 of “Frigate Foe”.',
      'You fulfil the contract “Fighter” for 3 coins and 1 influence.',
    ],
    [
      'nl',
      'Het fregat schuift onder de koopman in fregatten: 1 invloedspunt voor jou.',
      'Je verjaagt het fregat en bewaart het schip voor “Piratenbende”.',
      'Je legt een markeersteen op veld 1 van “Fregattenvijand”.',
      'Je vervult de functie “Strijder” voor 3 munten en 1 invloedspunt.',
    ],
    [
      'de',
      'Die Fregatte kommt unter den Fregattengroßhändler: 1 Einflusspunkt für dich.',
      'Du wehrst die Fregatte ab und behältst sie für „Piratenpack“.',
      'Du legst einen Holzwürfel auf Feld 1 von „Fregattenschreck“.',
      'Du erfüllst den Auftrag „Kämpfer“ für 3 Münzen und 1 Einflusspunkt.',
    ],
  ] as const)('tells in %s what happened', (language, ...lines) => {
    const { tucked, kept, progress, fulfilled } = BOX_EVENTS;
    const events = [tucked[0]!, kept[0]!, progress[0]!, fulfilled[1]!];
    expect(events.map((event) => tell(event, language, 0))).toEqual(lines);
  });

  it.each([
    [
      'en',
      [
        'Every contract is fulfilled: Anna, Cees and you have won. With 5 points, the title is “Pirate”. Anna fulfilled “Jinx” and “Fighter”. You fulfilled “Explorer”. Cees fulfilled no contract.',
        'Every contract is fulfilled: Anna has won. Without a point, the title is “Landlubber”. Anna fulfilled “Jinx”, “Fighter” and “Ransom”.',
        'Every contract is fulfilled: Anna and you have won. With 1 point, the title is “Landlubber”. Anna fulfilled “Jinx”. You fulfilled “Ransom”.',
        'The time pile is empty, and not every contract is fulfilled: the game is lost. Anna fulfilled “Jinx”. You fulfilled no contract.',
      ],
    ],
    [
      'nl',
      [
        'Alle functies zijn vervuld: Anna, Cees en jij hebben gewonnen. Met 5 punten is de titel “Piraat”. Anna heeft “Ongeluksbrenger” en “Strijder” vervuld. Je hebt “Ontdekkingsreiziger” vervuld. Cees heeft geen functie vervuld.',
        'Alle functies zijn vervuld: Anna heeft gewonnen. Zonder punten is de titel “Landrot”. Anna heeft “Ongeluksbrenger”, “Strijder” en “Losgeld” vervuld.',
        'Alle functies zijn vervuld: Anna en jij hebben gewonnen. Met 1 punt is de titel “Landrot”. Anna heeft “Ongeluksbrenger” vervuld. Je hebt “Losgeld” vervuld.',
        'De tijdstapel is leeg en niet alle functies zijn vervuld: het spel is verloren. Anna heeft “Ongeluksbrenger” vervuld. Je hebt geen functie vervuld.',
      ],
    ],
    [
      'de',
      [
        'Alle Aufträge sind erfüllt: ein gemeinsamer Sieg für Anna, Cees und dich. Mit 5 Punkten lautet der Titel „Pirat“. Anna hat „Pechvogel“ und „Kämpfer“ erfüllt. Du hast „Forschungsreisende“ erfüllt. Cees hat keinen Auftrag erfüllt.',
        'Alle Aufträge sind erfüllt: Anna hat gewonnen. Ohne Punkte lautet der Titel „Landratte“. Anna hat „Pechvogel“, „Kämpfer“ und „Lösegeld“ erfüllt.',
        'Alle Aufträge sind erfüllt: ein gemeinsamer Sieg für Anna und dich. Mit 1 Punkt lautet der Titel „Landratte“. Anna hat „Pechvogel“ erfüllt. Du hast „Lösegeld“ erfüllt.',
        'Der Zeitstapel ist leer, und nicht alle Aufträge sind erfüllt: Die Partie ist verloren. Anna hat „Pechvogel“ erfüllt. Du hast keinen Auftrag erfüllt.',
      ],
    ],
  ] as const)('tells in %s how a co-operative game ended', (language, lines) => {
    expect(TOGETHER.slice(0, 4).map((event) => tell(event, language, 1))).toEqual(lines);
  });
});

describe('an action of the boxes', () => {
  const contracts: View['contracts'] = [
    { id: 'contract_frigate_foe', slots: [1, null, null, null, null], fields: { 1: [], 2: [0] } },
    { id: 'contract_tiny_gamester', slots: [null, null, null, null, null], fields: { 1: [] } },
    { id: 'contract_ransom', slots: [null, null, null, null, null], fields: {} },
    { id: 'contract_fighter', slots: [1, null, null, null, null], fields: {} },
  ];
  const player = (seat: Seat, done: readonly string[]) => ({
    ...{ seat, coins: 16, influence: 4, swords: 3, kept: [], cubes: 1, contracts: done },
    display: [
      { card: 'promo_gambler_4_1', uid: 1 },
      { card: 'base_trader_red_3_1', uid: 2 },
    ],
  });
  const setup = { seats: 3, options: parseOptions(portRoyal.options, {}) as Options };
  const view: View = {
    ...portRoyal.view(portRoyal.setup(setup, { int: () => 0, revealed: () => {} }), null),
    active: 0,
    toAct: [0],
    harbour: [{ card: 'contracts_ship_red_6_3c_gift', uid: 9 }],
    revealed: { card: 'base_ship_red_3_2c', uid: 8 },
    players: [player(0, ['contract_jinx']), player(1, []), player(2, [])],
    contracts,
  };
  const ACTIONS: readonly Action[] = [
    { type: 'gamble', uid: 1 },
    { type: 'repel', keep: true },
    { type: 'take', uid: 9, gift: 1 },
    { type: 'take', uid: 9, gift: 2, forgo: true },
    { type: 'take', uid: 9, forgo: true },
    { type: 'fulfil', contract: 'contract_fighter' },
    { type: 'fulfil', contract: 'contract_tiny_gamester' },
    { type: 'fulfil', contract: 'contract_ransom' },
    { type: 'decline', contract: 'contract_fighter' },
    { type: 'setAside' },
    { type: 'keepTime' },
  ];
  const WORDS: Readonly<Record<Language, readonly string[]>> = {
    en: [
      'Let the gambler turn up 4 cards at once',
      'Repel the frigate and keep it',
      'Trade with the frigate for 4 coins, with 1 coin for Bob',
      'Trade with the frigate for no coins, with 1 coin for Cees: fulfils “Frigate Foe” for 6 coins and 1 influence',
      'Trade with the frigate for no coins: fulfils “Frigate Foe” for 6 coins and 1 influence',
      'Fulfil “Fighter” for 2 coins and 1 influence',
      'Put a cube on space 1 of “Little Gamester”',
      'Pay 15 coins to fulfil “Ransom” for 1 influence',
      'Leave “Fighter” for later',
      'Put a card of the time pile aside as a point',
      'Leave the time pile as it is',
    ],
    nl: [
      'Laat de gokker 4 kaarten tegelijk omdraaien',
      'Verjaag het fregat en bewaar het schip',
      'Handel met het fregat voor 4 munten, met 1 munt voor Bob',
      'Handel met het fregat zonder munten, met 1 munt voor Cees: vervult “Fregattenvijand” voor 6 munten en 1 invloedspunt',
      'Handel met het fregat zonder munten: vervult “Fregattenvijand” voor 6 munten en 1 invloedspunt',
      'Vervul “Strijder” voor 2 munten en 1 invloedspunt',
      'Leg een markeersteen op veld 1 van “Kleine gelukszoeker”',
      'Betaal 15 munten en vervul “Losgeld” voor 1 invloedspunt',
      'Laat “Strijder” voorlopig liggen',
      'Leg een kaart van de tijdstapel opzij als punt',
      'Laat de tijdstapel zoals die is',
    ],
    de: [
      'Karte „Spieler“ einsetzen: 4 Karten auf einmal aufdecken',
      'Die Fregatte abwehren und behalten',
      'Mit der Fregatte handeln: +4 Münzen, mit 1 Münze für Bob',
      'Mit der Fregatte ohne Münzen handeln, mit 1 Münze für Cees: erfüllt „Fregattenschreck“ für 6 Münzen und 1 Einflusspunkt',
      'Mit der Fregatte ohne Münzen handeln: erfüllt „Fregattenschreck“ für 6 Münzen und 1 Einflusspunkt',
      'Auftrag „Kämpfer“ für 2 Münzen und 1 Einflusspunkt erfüllen',
      'Einen Holzwürfel auf Feld 1 von „Kleiner Zocker“ legen',
      '15 Münzen zahlen und „Lösegeld“ für 1 Einflusspunkt erfüllen',
      'Auftrag „Kämpfer“ vorerst liegen lassen',
      'Eine Karte vom Zeitstapel als Punkt zur Seite legen',
      'Den Zeitstapel lassen, wie er ist',
    ],
  };

  it.each(LANGUAGES)('is a short imperative with its consequence in %s', (language) => {
    expect(ACTIONS.map((action) => portRoyalWords.action(action, view, audience(language, 0)))).toEqual(
      WORDS[language],
    );
  });
});
