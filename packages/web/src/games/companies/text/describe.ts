import {
  companiesWords,
  type FleetView,
  goodName,
  nationName,
  placeName,
  regionName,
  shipName,
  type View,
} from '@roadstead/companies';
import type { Language, Seat } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { SeatName } from '../../../table/model.js';
import { questionOf } from '../play/question.js';
import { audienceOf, fleetsOf, standOf } from '../play/standing.js';
import { type TableWords, WORDS } from '../words/index.js';

/** The whole table in sentences: what is asked first, then everybody, then the map. */
export function describe(standing: Standing, language: Language, name: SeatName): readonly string[] {
  const stand = standOf(standing);
  const { view, seat } = stand;
  const words = WORDS[language];
  const { tells, round } = words;
  const question = questionOf(stand, language, name);
  return [
    whoseTurn(view, seat, tells, name),
    ...(question === null ? [] : [`${question.heading} ${question.lead}`, ...answers(standing, language, name)]),
    tells.storm(
      view.storm.active === null ? round.none : regionName(view.storm.active, language),
      regionName(view.storm.expected, language),
    ),
    tells.pirates(
      Object.entries(view.pirates)
        .map(([nest, n]) => `${placeName(nest, language)} ${n}`)
        .join(', '),
    ),
    ...nationLines(view, words, language, name),
    ...view.players.map((player) => tells.player(name(player.seat), factsOf(view, player.seat, language))),
    ...Object.keys(view.harbours).map((id) =>
      tells.harbour(placeName(id, language), harbourFacts(view, id, words, name)),
    ),
  ];
}

function whoseTurn(
  { active, round, year }: View,
  seat: Seat | null,
  tells: TableWords['tells'],
  name: SeatName,
): string {
  if (active === null) return tells.between(round, year);
  return active === seat ? tells.roundYours(round, year) : tells.round(round, year, name(active));
}

/** What can be done, in the words of the game. */
export function answers(standing: Standing, language: Language, name: SeatName): readonly string[] {
  const stand = standOf(standing);
  const audience = audienceOf(stand, language, name);
  return stand.legal.map((action) => `${companiesWords.action(action, stand.view, audience)}.`);
}

function nationLines(view: View, { tells, nation }: TableWords, language: Language, name: SeatName): readonly string[] {
  const all = Object.entries(view.nations).map(([id, { at, pips, controller }]) => {
    const whose = controller === null ? nation.nobody : nation.controller(name(controller));
    return `${nationName(id, language)} ${pips}, ${placeName(at, language)}, ${whose}`;
  });
  return all.length === 0 ? [] : [tells.nations(all.join('; '))];
}

/** What a player has, and every fleet. */
export function factsOf(view: View, seat: Seat, language: Language): string {
  const { counts, tells } = WORDS[language];
  const player = view.players[seat]!;
  return [
    counts.ducats(player.ducats),
    counts.points(player.points),
    ...(player.lossTokens > 0 ? [counts.lossTokens(player.lossTokens)] : []),
    ...(player.cards.length > 0 ? [counts.cards(player.cards.length)] : []),
    ...fleetsOf(player).map((fleet) =>
      tells.fleet(fleet.id, placeName(fleet.at, language), shipsText(fleet, language)),
    ),
  ].join('; ');
}

export function shipsText({ ships, experience }: FleetView, language: Language): string {
  const { counts } = WORDS[language];
  const all = ships.map(({ type, damage, mutiny, cargo }) =>
    [
      shipName(type, language),
      ...(damage > 0 ? [counts.damage(damage)] : []),
      ...(mutiny > 0 ? [counts.mutiny(mutiny)] : []),
      ...cargo.map((good) => goodName(good, language)),
    ].join(' '),
  );
  return [...(experience > 0 ? [`+${experience}`] : []), ...all].join(', ');
}

export function harbourFacts(view: View, id: string, words: TableWords, name: SeatName): string {
  const { fields, administrator, fort } = view.harbours[id]!;
  const { harbour: t } = words;
  const stores = fields.map(([owner, cubes, damage]) =>
    damage > 0 ? t.destroyed : `${owner === null ? t.general : name(owner)} ${cubes}`,
  );
  return [
    stores.length === 0 ? t.yieldsNothing : stores.join(', '),
    ...(administrator ? [`${t.kinds[administrator[1]]} ${name(administrator[0])}`] : []),
    ...(fort ? [`${t.fort} ${name(fort[0])}`] : []),
  ].join('; ');
}
