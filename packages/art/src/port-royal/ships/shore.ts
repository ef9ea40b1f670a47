import { PALETTE } from '../../kit/palette.js';
import { line, shape } from '../../kit/svg.js';

const LAND = '#8ea39a';
const land = (data: string) => shape(data, LAND, 1.6);

/** Far shores, kept small so that the rig stands alone against the sky. */
const SHORES: readonly string[] = [
  // A city with its towers.
  land('M0 350V336Q32 330 58 335L60 314L66 298L72 314V334L84 330V322H98V334Q122 330 150 342L176 350Z') +
    land('M470 350Q500 336 524 340V324L530 314L536 324V340L554 338V350Z'),
  // Dunes with a mill.
  land('M382 350Q430 334 470 338L474 312H484L488 338Q530 332 554 340V350Z') +
    line('M479 316L462 298M479 316L496 334M479 316L496 298M479 316L462 334', 2.2),
  // A fort on either hand.
  land('M0 350V326H14V318H22V326H34V318H42V326H54V338Q90 340 122 350Z') + land('M500 350Q530 340 554 342V350Z'),
  // Palms.
  land('M420 350Q470 336 554 334V350Z') +
    line('M478 338q-3 -14 3 -26M500 336q3 -14 -2 -28', 2.6) +
    line(
      'M481 312q-12 -6 -18 2M481 312q12 -6 18 2M481 312q-4 -10 -14 -10M498 308q-12 -5 -18 3M498 308q12 -6 18 2M498 308q4 -10 14 -10',
      2.6,
      '#3d5a4a',
    ),
  // A lonely rock.
  land('M0 350Q18 330 44 326Q66 338 92 350Z'),
];

/** What else is about, so that no two cards of a class show the same afternoon. */
const COMPANY: readonly string[] = [
  '',
  line('M40 214q12 -12 22 0q10 -12 22 0M84 246q9 -9 16 0q8 -9 16 0M22 262q7 -7 13 0q6 -7 13 0', 2.6),
  shape('M506 349l4 6h26l6 -6z', PALETTE.leather, 1.6) +
    shape('M520 346V318Q508 330 508 346ZM524 346V312Q540 328 540 346Z', PALETTE.white, 1.6),
  line('M470 70q12 -12 22 0q10 -12 22 0M506 104q9 -9 16 0q8 -9 16 0', 2.6) +
    shape('M14 351l3 5h20l5 -5z', PALETTE.leather, 1.4) +
    shape('M26 348V324Q14 336 16 348Z', PALETTE.white, 1.4),
];

export function shore(variant: number): string {
  const company = Math.floor(variant / SHORES.length) + variant;
  return SHORES[variant % SHORES.length]! + COMPANY[company % COMPANY.length]!;
}
