import type { Language } from '@roadstead/kernel';
import { type CardRef, cardName, coloursIn, type PlayerView, prospects, type View } from '@roadstead/port-royal';
import type { Standing } from '@roadstead/protocol';
import type { SeatName } from '../../../table/model.js';
import { tellChapter } from '../adventure/text/describe.js';
import { askOf } from '../play/ask.js';
import { spokenCard, spokenContract } from '../play/card-name.js';
import { percentText } from '../play/percent-text.js';
import { cardAt, isActing, othersOf, playerAt, type Stand, standOf } from '../play/standing.js';
import { symbolsOf } from '../play/totals.js';
import { WORDS } from '../words/index.js';

/** The whole table in sentences: what is asked first, then what lies open, then everybody. */
export function describe(standing: Standing, language: Language, name: SeatName): readonly string[] {
  const stand = standOf(standing);
  const { view } = stand;
  const { tells, parts } = WORDS[language];
  const own = playerAt(view, stand.seat);
  return [
    `${roundOf(stand, language, name)}${view.endTriggered ? ` ${parts.lastRound}.` : ''}`,
    askOf(stand, language, name),
    ...tellChapter(stand, language, name),
    ...harbour(stand, language),
    ...expeditions(view, stand, language),
    ...contracts(stand, language, name),
    ...(view.timePile === undefined ? [] : [tells.time(view.timePile, view.points ?? 0)]),
    tells.piles(view.drawPile, view.discard.length),
    ...(own ? [tells.you(facts(own, view, language), display(own, view, language))] : []),
    ...(own ? othersOf(stand) : view.players).map((player) =>
      tells.player(name(player.seat), facts(player, view, language), display(player, view, language)),
    ),
  ];
}

/** Whoever is spoken to is "you", with or without a name. */
function roundOf(stand: Stand, language: Language, name: SeatName): string {
  const { tells } = WORDS[language];
  const { round, active } = stand.view;
  if (active !== stand.seat) return tells.round(round, name(active));
  return isActing(stand) ? tells.roundYours(round) : tells.roundActive(round);
}

function harbour({ view, seat }: Stand, language: Language): readonly string[] {
  const { tells, text } = WORDS[language];
  const say = (ref: CardRef) => spokenCard(ref, view, seat, language);
  const list = view.harbour.map((ref, i) => text.numbered(i + 1, say(ref))).join('; ');
  return [
    view.harbour.length === 0 ? tells.harbourEmpty : tells.harbour(view.harbour.length, list, coloursIn(view).size),
    ...(view.revealed ? [tells.revealed(say(view.revealed))] : []),
  ];
}

function expeditions(view: View, { seat }: Stand, language: Language): readonly string[] {
  const { tells, text } = WORDS[language];
  const list = view.expeditions.map((ref, i) => text.numbered(i + 1, spokenCard(ref, view, seat, language)));
  return list.length === 0 ? [] : [tells.expeditions(list.join(' ').replace(/\.$/, ''))];
}

function contracts({ view, seat }: Stand, language: Language, name: SeatName): readonly string[] {
  const { tells, text } = WORDS[language];
  const list = (view.contracts ?? []).map((open, i) =>
    text.numbered(i + 1, spokenContract(open, view, language, name, seat)),
  );
  return list.length === 0 ? [] : [tells.contracts(list.join('; '))];
}

/** "6 coins, 7 of 12 influence, 2 swords, 1 anchor". */
export function facts(player: PlayerView, view: View, language: Language): string {
  const { counts } = WORDS[language];
  const symbols = symbolsOf(player);
  const some = (n: number, say: (n: number) => string) => (n > 0 ? [say(n)] : []);
  return [
    counts.coins(player.coins),
    view.goal === null ? counts.influence(player.influence) : counts.influenceOf(player.influence, view.goal),
    counts.swords(player.swords),
    ...some(symbols.anchor, counts.anchors),
    ...some(symbols.cross, counts.crosses),
    ...some(symbols.house, counts.houses),
    ...some(symbols.any, counts.jacks),
    ...some(symbols.expeditions, counts.expeditions),
    ...(view.contracts ? [counts.cubes(player.cubes)] : []),
  ].join(', ');
}

/** Cards by name with how many there are. */
function display(player: PlayerView, view: View, language: Language): string {
  const { tells, parts } = WORDS[language];
  const names = player.display.map((ref) => cardName(cardAt(ref), language));
  const several = [...new Set(names)].map((one) => tells.several(names.filter((name) => name === one).length, one));
  const kept = player.kept.map((ref) => spokenCard(ref, view, null, language));
  const list = several.length === 0 ? tells.nobodyYet : several.join(', ');
  return kept.length === 0 ? list : `${list}. ${parts.kept}: ${kept.join('; ')}`;
}

/** What the next card may be, worst first. */
export function tellOdds({ odds, view }: Stand, language: Language): readonly string[] {
  const words = WORDS[language];
  if (odds === undefined) return [words.text.noOdds];
  if (odds.total === 0) return [words.odds.noCards];
  return [
    words.odds.among(odds.total),
    ...prospects(odds, view).map(({ kind, share }) => `${words.odds.kinds[kind]}: ${percentText(share)}.`),
  ];
}
