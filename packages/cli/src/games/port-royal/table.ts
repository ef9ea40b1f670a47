import type { Odds } from '@roadstead/kernel';
import {
  asksBeforeFirstTurn,
  coloursIn,
  contractName,
  contractNamed,
  figuresFor,
  type PortRoyalOdds,
  type View,
} from '@roadstead/port-royal';
import { percent } from '../../play/render/percent.js';
import { hang, spread, wrap } from '../../play/render/text.js';
import type { Scene } from '../../play/scene.js';
import { chapterAsks, chapterLines, isChapter, placeOf } from './adventure/chapter.js';
import { cardAt, flagFor, type Lettered, label, lettered } from './cards.js';
import { contractLines } from './contracts.js';
import { playerLines } from './players.js';
import { BOX_WORDS } from './words/boxes/index.js';
import { TABLE_WORDS } from './words/index.js';

/** The whole table as the seat that decides sees it. */
export function table(view: View, odds: Odds, scene: Scene): string[] {
  return [
    ...heading(view, scene),
    scene.paint.dim('─'.repeat(scene.columns)),
    ...playerLines(view, scene),
    ...chapterLines(view, scene),
    ...contractLines(view, scene),
    ...expeditionLines(view, scene),
    ...harbourLines(view, scene),
    ...riskLine(view, odds as PortRoyalOdds, scene),
  ];
}

function heading(view: View, scene: Scene): string[] {
  const words = TABLE_WORDS[scene.language];
  const last = view.endTriggered ? [scene.paint.warn(words.lastRound)] : [];
  const who = scene.you === null && scene.seat !== null ? [scene.paint.bold(scene.name(scene.seat))] : [];
  const when = isChapter(view) ? placeOf(view, scene) : words.round(view.round);
  const where = [when, ...last, ...who, scene.paint.bold(asks(view, scene))].join(' · ');
  const { timePile, points = 0 } = view;
  const time = timePile === undefined ? [] : [scene.paint.bold(BOX_WORDS[scene.language].time(timePile, points))];
  const piles = [...time, scene.paint.dim(words.piles(view.drawPile, view.discard.length))].join(' · ');
  return spread(where, piles, scene.columns);
}

function asks(view: View, scene: Scene): string {
  const { asks } = TABLE_WORDS[scene.language];
  if (view.phase === 'over') return '';
  const special = boxAsks(view, scene);
  if (special !== null) return special;
  if (view.phase !== 'trade') return asks[view.phase];
  if (scene.seat === null || scene.seat === view.active) return asks.takeFirst(view.picksLeft);
  return asks.takeAfter(view.picksLeft, scene.name(view.active), figuresFor(view, scene.seat).fee);
}

/** What the boxes ask in words of their own. */
function boxAsks(view: View, scene: Scene): string | null {
  const { phase, pending, contracts, gambled } = view;
  const { language } = scene;
  const { asks } = BOX_WORDS[language];
  const ofChapter = chapterAsks(view, scene);
  if (ofChapter !== null) return ofChapter;
  if (asksBeforeFirstTurn(view)) return asks.setAsideFirst;
  if (phase === 'decide' && pending === 'setAside') return asks.setAside;
  if (phase === 'decide' && typeof pending === 'string')
    return asks.contract(contractName(contractNamed(pending), language));
  if (phase === 'discover' && gambled > 0) return asks.gambleOrStop;
  return phase === 'bust' && contracts ? asks.bust : null;
}

/** The harbour has letters from a on; expeditions, which stay longer, keep theirs from z back. */
export function openCards(view: View): { harbour: readonly Lettered[]; expeditions: readonly Lettered[] } {
  const { harbour, expeditions, revealed } = view;
  const here = revealed === null ? harbour : [...harbour, revealed];
  return { harbour: lettered(here, 'a'), expeditions: lettered(expeditions, 'z') };
}

function expeditionLines(view: View, scene: Scene): string[] {
  return openCards(view).expeditions.flatMap((card) => cardLines(card, view, scene));
}

/** While cards are taken, the choices list what can be taken: only the rest is shown here. */
function harbourLines(view: View, scene: Scene): string[] {
  const words = TABLE_WORDS[scene.language];
  const { harbour } = openCards(view);
  const dear = view.phase === 'trade' ? harbour.filter((card) => !affords(card, view, scene)) : harbour;
  if (dear.length === 0 && view.phase === 'trade') return [];
  const title = view.phase === 'trade' ? words.tooDear : words.harbour;
  if (dear.length === 0) return [scene.paint.dim(`${title}: ${words.empty}`)];
  return [
    scene.paint.dim(title),
    ...dear.flatMap((card) => {
      const isInSight = card.ref.uid === view.revealed?.uid;
      return cardLines(card, view, scene, isInSight ? scene.paint.bold(words.inSight) : '');
    }),
  ];
}

function affords({ ref }: Lettered, view: View, scene: Scene): boolean {
  const card = cardAt(ref);
  const seat = scene.seat ?? view.active;
  const coins = view.players[seat]?.coins ?? 0;
  const { price, fee } = figuresFor(view, seat);
  if (card.type === 'person') return coins >= price(card) + fee;
  return card.type === 'ship' && coins + card.coins >= fee;
}

function cardLines({ letter, ref }: Lettered, view: View, scene: Scene, mark = ''): string[] {
  const card = cardAt(ref);
  const text = [mark, label(card, scene), discount(ref, view, scene)].filter((part) => part !== '').join(' · ');
  return hang(` ${letter} ${flagFor(card, scene)} `, text, scene.columns);
}

function discount(ref: Lettered['ref'], view: View, scene: Scene): string {
  const card = cardAt(ref);
  if (card.type !== 'person' || scene.seat === null) return '';
  const price = figuresFor(view, scene.seat).price(card);
  return price === card.cost ? '' : TABLE_WORDS[scene.language].forYou(price);
}

function riskLine(view: View, { bust, total }: PortRoyalOdds, scene: Scene): string[] {
  if (view.gambled > 0) return [];
  if (!scene.showOdds || view.phase !== 'discover' || total === 0) return [];
  const words = TABLE_WORDS[scene.language];
  if (bust === 0) return coloursIn(view).size === 0 ? [] : [scene.paint.dim(words.noRisk)];
  return wrap(scene.paint.bold(words.risk(percent(bust), Math.round(bust * total), total)), scene.columns);
}
