import type { IconName } from '@roadstead/art';
import { CATALOGUE, type Colour, type Contract } from '@roadstead/port-royal';
import { cardFaceOf, type Picture } from './face-of.js';

/** What a contract asks for, as pictures: cards, colours of ships, or a sign with a number. */
interface ContractPicture {
  readonly cards: readonly Picture[];
  readonly colours: readonly Colour[];
  readonly sign: IconName | null;
  readonly figure: string;
}

/** So many persons side by side can still be told apart. */
const MOST = 3;
const PLAIN: ContractPicture = { cards: [], colours: [], sign: null, figure: '' };
const PERSONS = ['sailor', 'trader', 'settler'];
const COLOURS: readonly Colour[] = ['red', 'green', 'black', 'blue', 'yellow'];

export function contractPicture({ task }: Contract): ContractPicture {
  if ('have' in task) {
    const kinds = Object.entries(task.have).flatMap(([kind, n]) => Array.from({ length: n }, () => kind));
    return { ...PLAIN, cards: kinds.slice(0, MOST).flatMap((kind, i) => pictureOf(kind, i)) };
  }
  if ('cheap' in task) return { ...PLAIN, cards: PERSONS.flatMap((kind, i) => pictureOf(kind, i)) };
  if ('swords' in task) return { ...PLAIN, sign: 'sword', figure: `${task.swords}` };
  if ('expeditions' in task)
    return { ...PLAIN, sign: 'scroll', figure: task.expeditions > 1 ? `${task.expeditions}` : '' };
  if ('influence' in task) return { ...PLAIN, sign: 'crown', figure: `${task.influence}` };
  if ('pay' in task) return { ...PLAIN, sign: 'ducats', figure: `−${task.pay}` };
  if ('kept' in task) return { ...PLAIN, colours: COLOURS.slice(0, task.kept), sign: 'sword' };
  switch (task.when) {
    case 'forgone':
      return { ...PLAIN, cards: shipOf(task.colour), sign: 'coin', figure: '0' };
    case 'colours':
      return { ...PLAIN, colours: COLOURS.slice(0, task.colours) };
    case 'taxPaid':
      return { ...PLAIN, sign: 'scales' };
    case 'bust':
      return { ...PLAIN, sign: 'skull' };
  }
}

/** Copies of one kind are different people. */
function pictureOf(kind: string, variant: number): readonly Picture[] {
  const card = CATALOGUE.find(({ subtype }) => subtype === kind);
  return card === undefined ? [] : [{ face: cardFaceOf(card), variant: variant % 3 }];
}

function shipOf(colour: Colour): readonly Picture[] {
  const card = CATALOGUE.find((one) => one.type === 'ship' && one.colour === colour);
  return card === undefined ? [] : [{ face: cardFaceOf(card), variant: 0 }];
}
