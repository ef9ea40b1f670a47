import { brandMark, crest, houseOf, iconSvg, PALETTE } from '@roadstead/art';
import type { Language, Ranked, Seat } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { GameEnd } from '../../../games/end.js';
import { type Easel, fitted, linesOf, Prints, pngOf, rule, write } from '../../../ui/easel.js';
import { loadTypes } from '../../../ui/types.js';
import type { SeatName } from '../../model.js';
import type { Race } from '../told/race.js';
import { drawRace } from './draw-race.js';

/** What the end of a game looks like to somebody who was not there: everybody goes by name. */
export interface EndPicture {
  readonly game: string;
  readonly title: string;
  readonly outcome: string;
  readonly standing: Standing;
  readonly language: Language;
  readonly name: SeatName;
  figures(ranked: Ranked): string;
  readonly race: Race | null;
  readonly end: GameEnd;
}

const WIDTH = 1200;
const LEAST_HEIGHT = 630;
const LEFT = { x: 56, width: 400 };
const RIGHT = { x: 500, width: 644 };
const RACE = { y: 132, height: 290 };
const ROW = 42;
const FOOT = 50;
const HEAD = 46;
const TITLE = 44;
const LINE = 27;
/** Less than this shows nothing. */
const LEAST_ROOM = 60;
/** Sharp on good screens, and still small enough to be sent. */
const ZOOM = 1.5;

/** The end of a game as a PNG: who won with what, the race, and everybody's figures. */
export async function drawEnd(told: EndPicture): Promise<Blob> {
  const { ranking } = told.standing.result!;
  const ranks = told.race === null ? RACE.y : RACE.y + RACE.height + 46;
  const height = Math.max(LEAST_HEIGHT, ranks + ranking.length * ROW + FOOT);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * ZOOM;
  canvas.height = height * ZOOM;
  const context = canvas.getContext('2d')!;
  context.scale(ZOOM, ZOOM);
  const easel = { context, prints: new Prints(), types: await loadTypes() };
  drawSheet(context, height);
  await drawWinner(easel, told, height);
  await drawHead(easel, told.game);
  if (told.race !== null) {
    write(context, told.race.title, RIGHT.x, RACE.y - 14, { font: `26px ${easel.types.title}`, colour: 'paper' });
    const { winners } = told.standing.result!;
    await drawRace(easel, told.race, winners, { ...RIGHT, ...RACE });
  }
  for (const [i, ranked] of ranking.entries()) await drawRank(easel, told, ranked, ranks + i * ROW);
  return pngOf(canvas);
}

function drawSheet(context: CanvasRenderingContext2D, height: number): void {
  context.fillStyle = PALETTE.navy;
  context.fillRect(0, 0, WIDTH, height);
  context.strokeStyle = PALETTE.uiGold;
  context.lineWidth = 4;
  context.strokeRect(18, 18, WIDTH - 36, height - 36);
  context.lineWidth = 1.5;
  context.strokeRect(26, 26, WIDTH - 52, height - 52);
}

async function drawHead({ context, prints, types }: Easel, game: string): Promise<void> {
  const mark = await prints.of('brand', () => brandMark(PALETTE.uiGold, 96), 96, 96);
  const right = RIGHT.x + RIGHT.width;
  context.drawImage(mark, right - 40, 40, 40, 40);
  write(context, `${game} · Roadstead`, right - 52, 70, {
    font: `24px ${types.title}`,
    colour: 'uiGold',
    align: 'right',
  });
}

async function drawWinner(easel: Easel, told: EndPicture, height: number): Promise<void> {
  const { context, prints, types } = easel;
  const { winners, ranking, won } = told.standing.result!;
  const seats = won === undefined ? winners : ranking.map(({ seat }) => seat);
  const middle = LEFT.x + LEFT.width / 2;
  const size = Math.min(140, LEFT.width / Math.max(1, seats.length) - 8);
  const crown = won !== false && seats.length > 0 ? 50 : 0;
  context.font = `${TITLE}px ${types.title}`;
  const title = linesOf(context, told.title, LEFT.width);
  const outcomeFont = `21px ${types.text}`;
  context.font = outcomeFont;
  const outcome = linesOf(context, told.outcome, LEFT.width);
  const [seat] = winners;
  const paint = won === undefined && seat !== undefined ? told.end.paint : undefined;
  const tall = crown + size + 44 + title.length * (TITLE + 2) + outcome.length * LINE;
  // With nothing below it, it stands in the middle.
  let y = paint ? HEAD : Math.max(HEAD, (height - tall) / 2);
  if (crown > 0) {
    const drawn = () => iconSvg('crown', 160, { ink: PALETTE.ink, accent: PALETTE.uiGold });
    context.drawImage(await prints.of('crown', drawn, 160, 160), middle - 30, y, 60, 60);
  }
  y += crown;
  for (const [i, one] of seats.entries()) {
    const x = middle + (i - seats.length / 2) * (size + 8) + 4;
    context.drawImage(await armsOf(prints, one), x, y, size, size);
  }
  y += size + 44;
  for (const line of title) {
    const font = `${fitted(context, line, LEFT.width, TITLE, types.title)}px ${types.title}`;
    write(context, line, middle, y, { font, colour: won === false ? 'paper' : 'uiGold', align: 'center' });
    y += TITLE + 2;
  }
  for (const line of outcome) {
    write(context, line, middle, y, { font: outcomeFont, colour: 'paper', align: 'center' });
    y += LINE;
  }
  const { standing, language } = told;
  const room = height - FOOT - y;
  if (seat === undefined || room < LEAST_ROOM) return;
  await paint?.({ context, standing, seat, language, x: LEFT.x, y, width: LEFT.width, height: room });
}

async function drawRank(easel: Easel, told: EndPicture, ranked: Ranked, y: number): Promise<void> {
  const { context, prints, types } = easel;
  const { winners, won } = told.standing.result!;
  const colour = winners.includes(ranked.seat) ? 'uiGold' : 'paper';
  rule(context, RIGHT.x, y - 28, RIGHT.width, 'softInk');
  const place = won === undefined ? `${ranked.place}.` : '';
  write(context, place, RIGHT.x + 4, y + 4, { font: `24px ${types.title}`, colour });
  context.drawImage(await armsOf(prints, ranked.seat), RIGHT.x + 38, y - 21, 32, 32);
  const figures = told.figures(ranked);
  const figureFont = `800 20px ${types.ui}`;
  context.font = figureFont;
  const room = RIGHT.width - 90 - context.measureText(figures).width;
  const name = told.name(ranked.seat);
  const size = fitted(context, name, room, 26, types.title);
  write(context, name, RIGHT.x + 82, y + 4, { font: `${size}px ${types.title}`, colour });
  write(context, figures, RIGHT.x + RIGHT.width - 4, y + 4, { font: figureFont, colour, align: 'right' });
}

function armsOf(prints: Prints, seat: Seat): Promise<HTMLImageElement> {
  return prints.of(`crest ${seat}`, () => crest(houseOf(seat), 300, `e${seat}`), 300, 300);
}
