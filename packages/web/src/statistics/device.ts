import { loadedGame } from '@roadstead/games';
import { addUp, type GameTally, mergeGroups, type TallyGroup, tallyOf } from '@roadstead/kernel';
import { fileOf, savedGames } from '../local/games.js';
import type { SavedGame } from '../local/messages.js';

const KEY = 'roadstead-tallies';

interface Kept {
  readonly version: number;
  readonly group: TallyGroup;
}

/** What the people of this device did in the games that are kept on it. Every game is counted once and remembered. */
export async function deviceGroups(game: GameTally): Promise<readonly TallyGroup[]> {
  const over = (await savedGames()).filter((saved) => saved.game === game.game && saved.over);
  const known = remembered();
  const kept: Record<string, Kept> = {};
  for (const { id, updatedAt } of over) {
    const key = `${id} ${updatedAt}`;
    const old = known[key];
    kept[key] = old?.version === game.version ? old : { version: game.version, group: groupOf(await fileOf(id), game) };
  }
  remember(kept);
  return mergeGroups(Object.values(kept).map(({ group }) => group));
}

/** The seats of people: bots are not what anybody wants to know about. */
function groupOf({ record, seats, updatedAt }: SavedGame, game: GameTally): TallyGroup {
  const { game: rules } = loadedGame(game.game)!;
  const tallies = tallyOf(rules, game, record).filter((_, seat) => seats[seat]?.kind === 'person');
  const day = new Date(updatedAt).toISOString().slice(0, 10);
  return {
    players: record.seats,
    variant: game.variant(record.options),
    games: 1,
    days: { [day]: 1 },
    tally: addUp(tallies),
  };
}

function remembered(): Readonly<Record<string, Kept>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Only those of games that are still here; without storage all is counted again. */
function remember(kept: Readonly<Record<string, Kept>>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {}
}
