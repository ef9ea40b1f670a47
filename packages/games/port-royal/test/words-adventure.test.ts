import { LANGUAGES } from '@roadstead/kernel';
import { CATALOGUE, type Options } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../src/variants/adventure/characters.js';
import { EVENTS } from '../src/variants/adventure/event-cards.js';
import { MISSIONS, type Mission, missionById } from '../src/variants/adventure/missions.js';
import {
  abilityText,
  cardLabel,
  cardName,
  characterAbility,
  eventGist,
  eventName,
  eventText,
  hourglassText,
  missionGist,
  missionRewards,
  missionTask,
  missionTitle,
} from '../src/words/index.js';
import { ADVENTURE_COINS, ADVENTURE_EVENTS, ADVENTURE_OVER, TOLD_OTHERWISE } from './words-adventure-samples.js';
import { expectSentences, expectWellFormed, playThrough, tell } from './words-check.js';

const WAYS: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [1, { chapter: 1, mode: 'co-op' }],
  [3, { chapter: 3, mode: 'co-op' }],
  [2, { chapter: 5, mode: 'co-op', characters: 'pick' }],
  [2, { chapter: 2 }],
  [4, { chapter: 4, with: ['gambler', 'unterwegs'] }],
  [3, { chapter: 5, with: ['contract-cards'] }],
  [2, { chapter: 'variable' }],
];

const mission = (id: string): Mission => missionById(id)!;
const inAll = (say: (language: (typeof LANGUAGES)[number]) => string) => LANGUAGES.map(say);

describe.each(LANGUAGES)('the words of the adventure in %s', (language) => {
  it('are well formed at every step of whole random games', () => {
    const heard = { told: new Set<string>(), said: new Set<string>() };
    for (const [seats, options] of WAYS) playThrough(language, seats, options, language, heard);
    for (const line of heard.told) expectSentences(line);
    for (const words of heard.said) {
      expectWellFormed(words);
      expect(words).not.toMatch(/\.$/);
    }
  });

  it('tell every event, to those who do it and to the others', () => {
    for (const event of [...Object.values(ADVENTURE_EVENTS).flat(), ...TOLD_OTHERWISE, ...ADVENTURE_OVER]) {
      for (const you of [null, 0]) expectSentences(tell(event, language, you));
    }
    for (const [why, amounts] of Object.entries(ADVENTURE_COINS)) {
      for (const n of amounts) {
        const event = { type: 'coins', seat: 0, n, why: why as keyof typeof ADVENTURE_COINS, cards: [] } as const;
        for (const you of [null, 0]) expectSentences(tell(event, language, you));
      }
    }
  });

  it('say what each mission asks for, all differently, in sentences and in a few words', () => {
    for (const one of MISSIONS) {
      expectSentences(missionTask(one, language));
      expectSentences(missionRewards(one, language));
      expect(missionGist(one, language)).not.toMatch(/undefined|\.$/);
      for (const mode of ['co-op', 'competitive'] as const) {
        const text = hourglassText(one, mode, language);
        if (text !== '') expect(text).toMatch(/^\p{Lu}.*[.?]$/u);
      }
    }
    expect(new Set(MISSIONS.map((one) => missionTitle(one, language))).size).toBe(MISSIONS.length);
    const tasks = new Set(MISSIONS.map((one) => missionTask(one, language)));
    const different = new Set(MISSIONS.map(({ task }) => JSON.stringify(task)));
    expect(tasks.size).toBe(different.size);
  });

  it('say what every event, every character and every card does', () => {
    for (const event of EVENTS) {
      expectWellFormed(eventName(event, language));
      expectSentences(eventText(event, language));
      // A strip has room for no more.
      expect(eventGist(event, language)).toMatch(/^[\p{Lu}\d].{4,40}(?<!\.)$/u);
    }
    for (const character of CHARACTERS) expectSentences(characterAbility(character, language));
    for (const card of CATALOGUE.filter(({ id }) => id.startsWith('adventure'))) {
      expectSentences(abilityText(card, language));
      expectWellFormed(cardLabel(card, language));
      expectWellFormed(cardName(card, language));
    }
  });
});

describe('a mission', () => {
  // biome-ignore format: a table
  it.each([
    ['10', 'Give up 2 Ares ships.', 'Geef 2 Ares-schepen af.', 'Gib 2 Ares-Schiffe ab.'],
    ['11', 'You have 1 sword. Give up a book of rituals.', 'Je hebt 1 zwaard. Geef een rituelenboek af.', 'Du hast 1 Säbel. Gib ein Buch der Rituale ab.'],
    ['13', 'You have a priest. Give up 4 coins.', 'Je hebt een priester. Geef 4 munten af.', 'Du hast einen Priester. Gib 4 Münzen ab.'],
    ['28a', 'You have 2 traders.', 'Je hebt 2 handelaars.', 'Du hast 2 Händler.'],
    ['37', 'You have 1 person with a printed cost of 7 or more.', 'Je hebt 1 persoon met een prijs van 7 of meer op de kaart.', 'Du hast 1 Person mit einem aufgedruckten Preis von mindestens 7.'],
    ['41', 'Give up herbs and bread.', 'Geef kruiden en brood af.', 'Gib Kräuter und Brot ab.'],
    ['52', 'On the spot: stop in your own turn as exactly 1 card lies in the harbour, in 2 of your turns.', 'Ter plekke: stop in je eigen beurt zodra er precies 1 kaart in de haven ligt, in 2 van je beurten.', 'Auf der Stelle: Höre in deinem eigenen Zug auf, wenn genau 1 Karte im Hafen liegt, und das in 2 deiner Züge.'],
    ['55', 'You have 4 crowns. Give up 2 coins.', 'Je hebt 4 kronen. Geef 2 munten af.', 'Du hast 4 Kronen. Gib 2 Münzen ab.'],
  ])('PR-A6, A17 %s asks for what the data say', (id, ...texts) => {
    expect(inAll((language) => missionTask(mission(id), language))).toEqual(texts);
  });

  it('PR-A4 says what its hourglass will ask', () => {
    expect(inAll((language) => hourglassText(mission('11'), 'co-op', language))).toEqual([
      'At the month’s end: has anyone fulfilled “Two Boats”?',
      'Aan het eind van de maand: heeft iemand “Twee boten” vervuld?',
      'Am Monatsende: Hat jemand „Zwei Boote“ erfüllt?',
    ]);
    expect(hourglassText(mission('17'), 'competitive', 'en')).toBe(
      'This mission stays until the end. At each month’s end, anyone may pay 8 coins to take off a cube.',
    );
  });
});

describe('a card of the adventure', () => {
  // biome-ignore format: a table
  it.each([
    ['adventure_ship_ares_skull_book', 'Ares pirates (violet, skull, 1 coin, book of rituals)', 'Ares-piraten (paars, schedel, 1 munt, rituelenboek)', 'Ares-Piraten (violett, Totenkopf, 1 Münze, Buch der Rituale)'],
    ['adventure_ship_green_1_bread', 'Skiff (green, 1 sword, 1 crown, bread)', 'Bark (groen, 1 zwaard, 1 kroon, brood)', 'Barke (grün, 1 Säbel, 1 Krone, Brot)'],
    ['adventure_captain_5_1', 'Captain (cost 5, 1 influence, anchor, +1 coin, from Ares ships)', 'Kapitein (kost 5, 1 invloed, anker, +1 munt, bij Ares-schepen)', 'Kapitänin (kostet 5, 1 Einfluss, Anker, +1 Münze, bei Ares-Schiffen)'],
    ['adventure_tybuk_3_9_2', 'Tybuk brother (cost 9, 2 influence, 3 swords)', 'Gebroeder Tybuk (kost 9, 2 invloed, 3 zwaarden)', 'Tybuk-Bruder (kostet 9, 2 Einfluss, 3 Säbel)'],
    ['adventure_expedition_b', 'Expedition (1 captain, bread, rum → 4 influence, 3 coins)', 'Expeditie (1 kapitein, brood, rum → 4 invloed, 3 munten)', 'Expeditionsaufruf (1 Kapitänin, Brot, Rum → 4 Einfluss, 3 Münzen)'],
  ])('PR-A10, A11 %s is labelled with all that is on it', (id, ...labels) => {
    const card = CATALOGUE.find((one) => one.id === id)!;
    expect(inAll((language) => cardLabel(card, language))).toEqual(labels);
  });
});

describe('a sentence of the log', () => {
  it('tells a deed with what was given for it', () => {
    const [event] = ADVENTURE_EVENTS.fulfilled;
    expect(inAll((language) => tell(event!, language))).toEqual([
      'Anna fulfils “Two Boats” with a book of rituals and herbs, the first to do so.',
      'Anna vervult als eerste “Twee boten” met een rituelenboek en kruiden.',
      'Anna erfüllt „Zwei Boote“ mit einem Buch der Rituale und Kräutern, vor allen anderen.',
    ]);
  });

  it('PR-A13 tells only who looks what was seen', () => {
    expect(tell(ADVENTURE_EVENTS.looked[0]!, 'en')).toBe('Anna looks at the top 3 cards of the draw pile.');
    expect(tell(ADVENTURE_EVENTS.looked[2]!, 'en', 0)).toBe(
      'You look at the top 3 cards of the draw pile: an Ares ship, a jester and a tax increase.',
    );
  });

  it('PR-A21 tells what decided a race between two with the trophy, and who only lacked it', () => {
    const told = ADVENTURE_OVER.filter(({ won, winners }) => won === undefined && winners.length === 1);
    expect(told.map((event) => tell(event, 'en'))).toEqual([
      'Bob wins with the trophy and 7 influence.',
      'Level with Anna at the trophy and 7 influence, Bob wins with fewer cubes left, 1 to 2.',
      'Level with Bob at the trophy and 7 influence, Anna wins with more coins, 3 to 1. Cees has 9 influence, but no trophy.',
    ]);
    expect(tell(told[1]!, 'nl')).toBe(
      'Gelijk met Anna, met de trofee en 7 invloedspunten, wint Bob met minder markeerstenen over, 1 tegen 2.',
    );
    expect(tell(told[1]!, 'de', 1)).toBe(
      'Gleichauf mit Anna bei Trophäe und 7 Einflusspunkten gewinnst du mit weniger übrigen Holzwürfeln, 1 zu 2.',
    );
  });
});
