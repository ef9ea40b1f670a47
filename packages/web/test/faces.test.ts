import { gameById } from '@roadstead/games/all';
import { LANGUAGES } from '@roadstead/kernel';
import { describe, expect, it, vi } from 'vitest';
import { companiesFace } from '../src/games/companies/face.js';
import { portRoyalFace } from '../src/games/port-royal/face.js';
import { swordAndSkullFace } from '../src/games/sword-and-skull/face.js';

vi.mock('virtual:picture/adventure-begins', () => ({ default: 'begins.svg' }));
vi.mock('virtual:picture/adventure-goes-on', () => ({ default: 'goes-on.svg' }));
vi.mock('virtual:picture/frigate', () => ({ default: 'frigate.svg' }));
vi.mock('virtual:picture/bust', () => ({ default: 'bust.svg' }));
vi.mock('virtual:picture/contracts-cover', () => ({ default: 'contracts.svg' }));
vi.mock('virtual:picture/under-way-cover', () => ({ default: 'under-way.svg' }));
vi.mock('virtual:picture/companies-cover', () => ({ default: 'companies.svg' }));
vi.mock('virtual:picture/island-cover', () => ({ default: 'island.svg' }));

const FACES = [portRoyalFace, swordAndSkullFace, companiesFace];

describe.each(FACES.map((face) => ({ id: face.id, face })))('the face of $id', ({ face }) => {
  const entry = gameById(face.id)!;

  it('says what its rules say', () => {
    expect(face.players).toEqual(entry.game.players);
    const PARTS = ['daily', 'lessons', 'rulebook', 'tally'] as const;
    expect(face.brings ?? []).toEqual(PARTS.filter((part) => entry[part] !== undefined));
    expect(face.title).toEqual(entry.words.title);
    expect(face.points === undefined).toBe(entry.glance === undefined);
  });

  it('leads a newcomer to its first lesson', async () => {
    const book = await entry.lessons?.('en');
    expect(face.first?.id).toBe(book?.lessons[0]?.id);
  });

  it('has words for a table with everything', () => {
    for (const language of LANGUAGES) {
      for (const spec of entry.game.options) {
        if (spec.kind !== 'some' && spec.kind !== 'one') continue;
        const everything = spec.kind === 'some' ? spec.values : spec.values.at(-1)!;
        expect(face.setup!({ [spec.name]: everything }, language)).toMatch(/\S/);
      }
    }
  });
});

describe('the pictures of Port Royal', () => {
  it('tell boxes apart', () => {
    const covers = [{}, { box: 'unterwegs' }, { with: ['contracts'] }].map((options) =>
      portRoyalFace.coverOf!(options),
    );
    expect(new Set(covers).size).toBe(3);
  });
});
