import { CARD, PALETTE } from '@roadstead/art';
import { layoutFor } from '@roadstead/art/port-royal';
import type { CardRef } from '@roadstead/port-royal';
import { type Easel, fitted } from '../../../ui/easel.js';
import { draw } from '../faces/draw.js';
import { cardPicture, pictureKey } from '../faces/face-of.js';
import { figureSize, figuresOn } from '../faces/figures.js';

const LOD = 'm';

/** A card on a canvas, with its figures and its name. */
export async function drawCard(
  { context, prints, types }: Easel,
  { card, uid, ships = [] }: CardRef,
  name: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): Promise<void> {
  const picture = cardPicture(card, uid);
  const { face, variant } = picture;
  const print = await prints.of(pictureKey(face, variant), () => draw(picture, LOD), CARD.w / 2, CARD.h / 2);
  const px = width / CARD.w;
  const height = CARD.h * px;
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, width * 0.054);
  context.clip();
  context.drawImage(print, x, y, width, height);
  context.restore();
  const layout = layoutFor(LOD, face.type);
  context.textBaseline = 'middle';
  for (const figure of figuresOn(face, layout)) {
    context.font = `800 ${figureSize(figure) * px}px ${types.ui}`;
    context.fillStyle = figure.light ? PALETTE.white : PALETTE.ink;
    context.textAlign = 'center';
    const { box } = figure;
    context.fillText(String(figure.value), x + (box.x + box.w / 2) * px, y + (box.y + box.h / 2) * px);
  }
  const { title } = layout;
  if (title) {
    const size = fitted(context, name, (CARD.w - 40 - title.x) * px, width * 0.107, types.title);
    context.font = `${size}px ${types.title}`;
    context.fillStyle = PALETTE.ink;
    context.fillText(name, x + ((title.x + CARD.w - 24) / 2) * px, y + (title.y + title.h / 2) * px);
  }
  if (ships.length > 0) drawUnder({ context, types }, ships.length, x + width, y + height, width / 112);
}

/** How many ships lie under a card. */
function drawUnder({ context, types }: Omit<Easel, 'prints'>, n: number, x: number, y: number, scale: number): void {
  context.fillStyle = PALETTE.navy;
  context.strokeStyle = PALETTE.coin;
  context.lineWidth = 2.5 * scale;
  context.beginPath();
  context.arc(x - 14 * scale, y - 14 * scale, 18 * scale, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  context.font = `800 ${20 * scale}px ${types.ui}`;
  context.fillStyle = PALETTE.white;
  context.fillText(`+${n}`, x - 14 * scale, y - 13 * scale);
}
