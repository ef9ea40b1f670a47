import {
  type Contract,
  type ContractView,
  contractName,
  contractNamed,
  isOnTheSpot,
  taskGist,
  taskText,
  timesOf,
  type View,
} from '@roadstead/port-royal';
import { hang, padEnd, wrap } from '../../play/render/text.js';
import type { Scene } from '../../play/scene.js';
import { BOX_WORDS } from './words/boxes/index.js';

/** An open contract with the sign that it goes by on the screen: k1, k2 … */
export interface Signed {
  readonly sign: string;
  readonly contract: Contract;
  readonly open: ContractView;
}

export function signedContracts({ contracts = [] }: View): readonly Signed[] {
  return contracts.map((open, i) => ({ sign: `k${i + 1}`, contract: contractNamed(open.id), open }));
}

/** More contracts than this are told in brief, so that the table fits on a screen. */
const MOST_LINES = 5;

/** A space at which no line is broken. */
const STICKY = '\u00a0';

const isTaken = ({ open }: Signed): boolean => open.slots.some((seat) => seat !== null);

/** Everything about the open contracts. Where all win together, those fulfilled already take up little space. */
export function contractLines(view: View, scene: Scene): string[] {
  const words = BOX_WORDS[scene.language];
  const all = signedContracts(view);
  if (all.length === 0) return [];
  const isTogether = view.timePile !== undefined;
  const shown = isTogether ? all.filter((one) => !isTaken(one)) : all;
  const done = isTogether ? all.filter(isTaken) : [];
  return [
    ...(shown.length > MOST_LINES ? briefLines(shown, view, scene) : contractList(shown, view, scene)),
    ...(done.length > 0
      ? paragraph(
          words.fulfilled,
          done.map((one) => doneWords(one, scene)),
          scene,
        )
      : []),
  ];
}

function contractList(shown: readonly Signed[], view: View, scene: Scene): string[] {
  if (shown.length === 0) return [];
  const title = scene.paint.dim(BOX_WORDS[scene.language].contracts);
  return [title, ...shown.flatMap((one) => contractLine(one, view, scene))];
}

/** Many contracts with their tasks alone; whoever wants to know more asks. */
function briefLines(shown: readonly Signed[], view: View, scene: Scene): string[] {
  const brief = shown.map((one) => {
    const parts = [taskGist(one.contract, scene.language), ...steps(one, scene)];
    const name = named(one, view, scene).replaceAll(' ', STICKY);
    return `${one.sign}${STICKY}${name}: ${parts.join(', ')}`;
  });
  return paragraph(BOX_WORDS[scene.language].contractsInBrief, brief, scene);
}

function named({ contract }: Signed, { pending }: View, scene: Scene): string {
  const name = contractName(contract, scene.language);
  return pending === contract.id ? scene.paint.bold(name) : name;
}

/** A heading with everything behind it. */
function paragraph(title: string, parts: readonly string[], scene: Scene): string[] {
  const [first = '', ...rest] = wrap(`${title}: ${parts.join('; ')}`, scene.columns, ' '.repeat(6));
  return [scene.paint.dim(first.slice(0, title.length + 1)) + first.slice(title.length + 1), ...rest].map((line) =>
    line.replaceAll(STICKY, ' '),
  );
}

function contractLine(one: Signed, view: View, scene: Scene): string[] {
  const { sign, contract, open } = one;
  const words = BOX_WORDS[scene.language];
  const isMine = scene.seat !== null && open.slots.includes(scene.seat);
  const parts = [
    `${named(one, view, scene)}: ${taskGist(contract, scene.language)}`,
    ...(contract.coins.some((n) => n > 0) ? [`${words.coins} ${slots(one, view, scene)}`] : takers(one, scene)),
    ...steps(one, scene),
    ...(view.timePile === undefined ? [] : [words.seal(contract.seal.number, contract.seal.letter)]),
  ];
  return hang(` ${padEnd(sign, 3)} ${isMine ? '✓' : ' '} `, parts.join(' · '), scene.columns);
}

/** "[4 Anna] 3 2": the coins of every space that somebody can take, and who took them. */
function slots({ contract, open }: Signed, { players }: View, scene: Scene): string {
  return contract.coins
    .slice(0, players.length)
    .map((coins, i) => {
      const seat = open.slots[i] ?? null;
      return seat === null ? String(coins) : `[${coins} ${scene.name(seat)}]`;
    })
    .join(' ');
}

function takers({ open }: Signed, scene: Scene): readonly string[] {
  const names = open.slots.flatMap((seat) => (seat === null ? [] : [`[${scene.name(seat)}]`]));
  return names.length > 0 ? [names.join(' ')] : [];
}

/** Cubes on the way. */
function steps({ contract, open }: Signed, scene: Scene): readonly string[] {
  const words = BOX_WORDS[scene.language];
  return Object.entries(open.fields)
    .filter(([, seats]) => seats.length > 0)
    .map(([field, seats]) =>
      words.step(Number(field), timesOf(contract), seats.map((seat) => scene.name(seat)).join(', ')),
    );
}

function doneWords({ sign, contract, open }: Signed, scene: Scene): string {
  const names = open.slots.flatMap((seat) => (seat === null ? [] : [scene.name(seat)]));
  const name = contractName(contract, scene.language).replaceAll(' ', STICKY);
  return `✓${STICKY}${sign}${STICKY}${name} (${names.join(', ')})`;
}

/** Explains a contract: its task, what it brings, and when it is decided. */
export function explainContract({ sign, contract, open }: Signed, view: View, scene: Scene): string[] {
  const words = BOX_WORDS[scene.language].inspect;
  const { number, letter } = contract.seal;
  const texts = [
    taskText(contract, scene.language),
    isOnTheSpot(contract) ? words.onTheSpot : words.waits,
    ...(contract.coins.some((n) => n > 0)
      ? [words.coins(slots({ sign, contract, open }, view, scene), view.players.length)]
      : []),
    ...(view.timePile === undefined ? [] : [words.seal(number, letter)]),
  ];
  return [
    ...hang(`${padEnd(sign, 3)} `, scene.paint.bold(contractName(contract, scene.language)), scene.columns),
    ...hang('    ', texts.join(' '), scene.columns),
  ];
}
