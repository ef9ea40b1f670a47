import type { Language } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import { crewName, fortuneName, itemName, type PlayerView, spaceName, type View } from '@roadstead/sword-and-skull';
import type { SeatName } from '../../../table/model.js';
import { percentText } from '../play/percent-text.js';
import { questionOf } from '../play/question.js';
import { othersOf, playerAt, standOf } from '../play/standing.js';
import { wayToWin } from '../play/way-to-win.js';
import { PLAY } from '../play/words/index.js';

/** The whole table in sentences: what is asked first, then everybody, then what lies on the island. */
export function describe(standing: Standing, language: Language, name: SeatName): readonly string[] {
  const stand = standOf(standing);
  const { view } = stand;
  const { tells } = PLAY[language];
  const own = playerAt(view, stand.seat);
  const question = questionOf(stand, language, name);
  const hand = own?.hand ?? [];
  return [
    view.active === stand.seat ? tells.roundYours(view.round) : tells.round(view.round, name(view.active)),
    ...(question === null ? [] : [question.lead, ...question.ways.map(({ spoken }) => spoken)]),
    ...(own ? [tells.you(factsOf(own, view, language))] : []),
    ...(hand.length > 0 ? [tells.hand(severalOf(hand, (id) => fortuneName(id, language), language))] : []),
    ...(own ? othersOf(stand) : view.players).map((player) =>
      tells.player(name(player.seat), factsOf(player, view, language)),
    ),
    tells.chests(
      Object.entries(view.chests)
        .map(([id, gold]) => `${spaceName(id, language)} ${gold}`)
        .join(', '),
    ),
    tells.trove(view.trove),
    tells.piles(view.piles.enemy, view.piles.item, view.piles.fortune),
    tells.crewLeft(
      Object.entries(view.crew)
        .map(([id, n]) => `${crewName(id, language)} ${n}`)
        .join(', '),
    ),
  ];
}

/** What a player has and where the figures stand, and how far it is to a win. */
function factsOf(player: PlayerView, view: View, language: Language): string {
  const { tells } = PLAY[language];
  const { gold, might, crew, crewCount, items, table, handSize, officer, pirate } = player;
  const { least, most, figure, beats } = wayToWin(view, player);
  const crews = Object.entries(crew).map(([id, n]) => tells.several(n, crewName(id, language)));
  return [
    tells.facts(gold, might.officer, might.pirate, crewCount, handSize),
    tells.stands(spaceName(officer, language), spaceName(pirate, language)),
    ...(crews.length > 0 ? [tells.crew(crews.join(', '))] : []),
    ...(items.length > 0 ? [tells.items(severalOf(items, (id) => itemName(id, language), language))] : []),
    ...(table.length > 0 ? [tells.table(severalOf(table, (id) => fortuneName(id, language), language))] : []),
    tells.wayToWin(least, most, figure, percentText(beats)),
  ].join('; ');
}

function severalOf(ids: readonly string[], nameOf: (id: string) => string, language: Language): string {
  const { several } = PLAY[language].tells;
  return [...new Set(ids)].map((id) => several(ids.filter((one) => one === id).length, nameOf(id))).join(', ');
}
