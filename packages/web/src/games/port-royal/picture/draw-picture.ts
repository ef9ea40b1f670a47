import { brandMark, CARD, crest, houseOf, iconSvg, PALETTE } from '@roadstead/art';
import type { Language } from '@roadstead/kernel';
import { portRoyalWords } from '@roadstead/port-royal';
import type { Standing } from '@roadstead/protocol';
import type { SeatName } from '../../../table/model.js';
import { fitted, linesOf, Prints, pngOf, rule, write } from '../../../ui/easel.js';
import { loadTypes, type Types } from '../../../ui/types.js';
import { outcomeSentence } from '../play/outcome-sentence.js';
import { cardAt, standOf } from '../play/standing.js';
import { drawCard } from './draw-card.js';
import { type PictureRow, pictureRows } from './plan.js';

const WIDTH = 1600;
const MARGIN = 70;
const WHO = 330;
const CARD_W = 112;
const CARD_H = (CARD_W * CARD.h) / CARD.w;
const GAP = 12;
const PER_LINE = Math.floor((WIDTH - 2 * MARGIN - WHO + GAP) / (CARD_W + GAP));
const HEAD = 190;
const SENTENCE = 40;
const FOOT = 90;
/** Sharp on good screens, and still small enough to be sent. */
const ZOOM = 1.5;

type Context = CanvasRenderingContext2D;

const heightOf = ({ cards, note }: PictureRow): number =>
  Math.max(note === '' ? CARD_H : CARD_H + 16, Math.ceil(cards.length / PER_LINE) * (CARD_H + GAP) - GAP) + 44;

/** The table as a PNG: everybody with figures and cards, and how it ended. */
export async function drawPicture(standing: Standing, language: Language, name: SeatName): Promise<Blob> {
  const stand = { ...standOf(standing), seat: null };
  const rows = pictureRows(stand, language, name);
  const types = await loadTypes();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  context.font = `30px ${types.text}`;
  const sentence = stand.over ? linesOf(context, outcomeSentence(stand, language, name), WIDTH - 2 * MARGIN) : [];
  const top = HEAD + sentence.length * SENTENCE;
  const height = top + rows.reduce((sum, row) => sum + heightOf(row), 0) + FOOT;
  canvas.width = WIDTH * ZOOM;
  canvas.height = height * ZOOM;
  context.scale(ZOOM, ZOOM);

  const prints = new Prints();
  drawSheet(context, height);
  await drawHead(context, prints, types, portRoyalWords.title[language], sentence);
  let y = top;
  for (const row of rows) {
    await drawRow(context, prints, types, row, language, y);
    y += heightOf(row);
  }
  write(context, 'Roadstead', WIDTH / 2, height - 46, {
    font: `28px ${types.title}`,
    colour: 'muted',
    align: 'center',
  });
  return pngOf(canvas);
}

function drawSheet(context: Context, height: number): void {
  context.fillStyle = PALETTE.navy;
  context.fillRect(0, 0, WIDTH, height);
  context.strokeStyle = PALETTE.uiGold;
  context.lineWidth = 4;
  context.strokeRect(22, 22, WIDTH - 44, height - 44);
  context.lineWidth = 1.5;
  context.strokeRect(31, 31, WIDTH - 62, height - 62);
}

async function drawHead(
  context: Context,
  prints: Prints,
  types: Types,
  title: string,
  sentence: readonly string[],
): Promise<void> {
  const mark = await prints.of('brand', () => brandMark(PALETTE.uiGold, 96), 96, 96);
  context.drawImage(mark, WIDTH / 2 - 36, 46, 72, 72);
  write(context, title, WIDTH / 2, 172, { font: `62px ${types.title}`, colour: 'uiGold', align: 'center' });
  for (const [i, line] of sentence.entries()) {
    const y = HEAD + 22 + i * SENTENCE;
    write(context, line, WIDTH / 2, y, { font: `30px ${types.text}`, colour: 'paper', align: 'center' });
  }
}

async function drawRow(
  context: Context,
  prints: Prints,
  types: Types,
  row: PictureRow,
  language: Language,
  y: number,
): Promise<void> {
  rule(context, MARGIN, y, WIDTH - 2 * MARGIN, row.isWinner ? 'uiGold' : 'softInk');
  const top = y + 24;
  await drawWho(context, prints, types, row, top);
  for (const [i, ref] of row.cards.entries()) {
    const x = MARGIN + WHO + (i % PER_LINE) * (CARD_W + GAP);
    const name = cardAt(ref).names[language];
    const cardTop = top + Math.floor(i / PER_LINE) * (CARD_H + GAP);
    await drawCard({ context, prints, types }, ref, name, { x, y: cardTop, width: CARD_W });
  }
}

async function drawWho(context: Context, prints: Prints, types: Types, row: PictureRow, top: number): Promise<void> {
  const { seat, heading, figures, isWinner, note } = row;
  const indent = seat === null ? 0 : 72;
  if (seat !== null) {
    const arms = await prints.of(`crest ${seat}`, () => crest(houseOf(seat), 112, `p${seat}`), 112, 112);
    context.drawImage(arms, MARGIN, top, 56, 56);
  }
  const size = fitted(context, heading, WHO - indent - 40, 36, types.title);
  write(context, heading, MARGIN + indent, top + 40, {
    font: `${size}px ${types.title}`,
    colour: isWinner ? 'uiGold' : 'paper',
  });
  let x = MARGIN;
  for (const { icon, n } of figures) {
    const sign = await prints.of(icon, () => iconSvg(icon, 72, { ink: PALETTE.ink }), 72, 72);
    context.drawImage(sign, x, top + 72, 38, 38);
    write(context, String(n), x + 44, top + 102, { font: `800 30px ${types.ui}`, colour: 'paper' });
    x += 96;
  }
  context.font = `22px ${types.text}`;
  for (const [i, line] of (note === '' ? [] : linesOf(context, note, WHO - 30)).slice(0, 2).entries()) {
    write(context, line, MARGIN, top + 140 + i * 26, { font: `22px ${types.text}`, colour: 'muted' });
  }
}
