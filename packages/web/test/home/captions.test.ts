import type { Language } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { isTogether, setupWords } from '../../src/games/port-royal/captions.js';
import { captionBy, seatNamesOf } from '../../src/home/captions.js';
import type { LocalSeat } from '../../src/local/messages.js';
import { de } from '../../src/words/de.js';
import { en } from '../../src/words/en.js';
import { nl } from '../../src/words/nl.js';

const WORDS = { en, nl, de } as const;
const FACE = { setup: setupWords, isTogether };
const me: LocalSeat = { kind: 'person', name: '' };
const sailor: LocalSeat = { kind: 'bot', level: 'sailor' };
const admiral: LocalSeat = { kind: 'bot', level: 'admiral' };
const caption = (seats: readonly LocalSeat[], options = {}, language: Language = 'en') =>
  captionBy(FACE, { game: 'any', options, seats }, WORDS[language], language);

describe('a caption tells the truth about a table', () => {
  it('names opponents, their level and what is played', () => {
    expect(caption([me, sailor, sailor, sailor])).toBe(
      'against Willem, Griet and Joost\u00a0· Sailor\u00a0· base game',
    );
    expect(caption([me, sailor, sailor, sailor], {}, 'nl')).toBe(
      'tegen Willem, Griet en Joost\u00a0· Matroos\u00a0· basisspel',
    );
    expect(caption([me, sailor, sailor, sailor], {}, 'de')).toBe(
      'gegen Willem, Griet und Joost\u00a0· Matrose\u00a0· Grundspiel',
    );
  });

  it('says of each bot how well it plays where they differ', () => {
    expect(caption([me, admiral, sailor])).toBe('against Willem (Admiral) and Griet (Sailor)\u00a0· base game');
  });

  it('does not call it alone where bots play along, nor against where all win together', () => {
    const together = { box: 'base', with: ['contracts'], mode: 'co-op' };
    expect(caption([me, sailor], together)).toBe('together with Willem\u00a0· Sailor\u00a0· base game with contracts');
    expect(caption([me], together)).toBe('on your own\u00a0· base game with contracts');
  });

  it('names everybody around the device, and the box', () => {
    const ann: LocalSeat = { kind: 'person', name: 'Ann' };
    expect(caption([ann, me, sailor], { box: 'unterwegs' })).toBe(
      'Ann, Player 2 and Griet on one device\u00a0· Sailor\u00a0· Under way!',
    );
    expect(caption([ann, me], { end: 'expedition' })).toBe(
      'Ann and Player 2 on one device\u00a0· base game, expedition needed',
    );
  });

  it('only counts bots where they are many, and says nothing of a game that is not here', () => {
    expect(caption([me, ...Array.from({ length: 5 }, () => sailor)])).toBe(
      'against 5 bots\u00a0· Sailor\u00a0· base game',
    );
    expect(captionBy(undefined, { game: 'gone', options: {}, seats: [me, sailor] }, en, 'en')).toBe(
      'against Willem\u00a0· Sailor',
    );
  });
});

describe('the seats of a saved game', () => {
  it('are you and the bots, or everybody by name', () => {
    const alone = seatNamesOf({ seats: [{ kind: 'person', name: 'Ann' }, sailor] }, en);
    expect([0, 1].map(alone)).toEqual(['You', 'Willem']);
    const two = seatNamesOf({ seats: [me, { kind: 'person', name: 'Ben' }, { ...sailor, name: 'Cas' }] }, en);
    expect([0, 1, 2].map(two)).toEqual(['Player 1', 'Ben', 'Cas']);
  });
});
