import { afterEach, expect, it, vi } from 'vitest';
import { FakePort } from '../../../bots/test/worker/fake-port.js';
import { PictureShelf } from '../../src/ui/picture-shelf.svelte.js';

afterEach(() => vi.restoreAllMocks());

const settled = () => new Promise((done) => setTimeout(done, 0));

function shelf() {
  const ports: FakePort[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:drawn');
  const pictures = new PictureShelf<string>(() => {
    ports.push(new FakePort());
    return ports.at(-1)!;
  });
  return { ports, pictures };
}

it('a shelf whose worker breaks down asks a new one, and shows what it draws', async () => {
  const { ports, pictures } = shelf();
  expect(pictures.picture('ship')).toBeUndefined();
  await settled();
  ports[0]!.breaks('out of memory');
  await settled();
  ports[1]!.answersAll();
  await settled();
  expect(pictures.picture('ship')).toBe('blob:drawn');
});

it('a picture that could not be drawn is asked for again by whoever looks again, and whoever paints is told', async () => {
  const { ports, pictures } = shelf();
  pictures.picture('ship');
  const painted = pictures.svg('ship');
  await settled();
  ports[0]!.fails('cannot be drawn');
  await expect(painted).rejects.toThrow('cannot be drawn');
  await settled();
  pictures.picture('ship');
  await settled();
  ports[0]!.answersAll();
  await settled();
  expect(pictures.picture('ship')).toBe('blob:drawn');
});
