// Every drawing on one page, to look at: node packages/art/sheet.mjs <file.html>, after a build.
import { writeFileSync } from 'node:fs';
import * as companies from './dist/companies/index.js';
import {
  brandIcon,
  brandMark,
  compassPicture,
  crest,
  HOUSES,
  ICON_NAMES,
  iconSvg,
  lanternPicture,
  quayPicture,
  tornChartPicture,
} from './dist/index.js';
import { COLOURED_KINDS, faceSvg, PLAIN_KINDS, SHIP_COLOURS, shipChip, shipToken } from './dist/port-royal/index.js';
import * as skull from './dist/sword-and-skull/index.js';

const [target, only] = process.argv.slice(2);
if (!target) throw new Error('say where to write the sheet');

let count = 0;
const id = () => `d${(count++).toString(36)}`;
const figure = (width, svg, caption = '') =>
  `<figure style="width:${width}px">${svg}<figcaption>${caption}</figcaption></figure>`;
const card = (width, row, options, caption) =>
  figure(width, faceSvg(row, { id: id(), numerals: true, ...options }), caption);

const ships = SHIP_COLOURS.map((colour, i) => ({ type: 'ship', colour, coins: 1 + (i % 4), swords: 1 + i }));
const skulls = ['red', 'black', 'violet'].map((colour) => ({ type: 'ship', colour, coins: 3, swords: null, gift: 1 }));
const cargo = { type: 'ship', colour: 'green', coins: 3, swords: 5, item: 'rum', crowns: 1 };
const symbols = { settler: 'house', captain: 'anchor', priest: 'cross', jack: 'any' };
const swords = { sailor: 1, pirate: 2, tybuk: 3 };
const plain = (kind) => ({ type: 'person', kind, cost: 4, influence: 1, symbol: symbols[kind], swords: swords[kind] });
const coloured = (kind, colour) => ({ type: 'person', kind, colour, cost: 6, influence: 2 });
const persons = [
  ...PLAIN_KINDS.map(plain),
  ...COLOURED_KINDS.flatMap((kind) => SHIP_COLOURS.slice(0, 5).map((colour) => coloured(kind, colour))),
];
const others = [
  { type: 'expedition', requires: { anchor: 2, house: 1 }, coins: 3, influence: 6 },
  { type: 'expedition', requires: { cross: 2 }, coins: 2, influence: 4 },
  { type: 'expedition', requires: { anchor: 1, cross: 1 }, items: { bread: 1, rum: 1 }, coins: 3, influence: 5 },
  { type: 'tax', threshold: 12, bonusTo: 'mostSwords' },
  { type: 'tax', threshold: 12, bonusTo: 'leastInfluence' },
  { type: 'contract', coins: [4, 3, 2, 1, 0], mark: 'crown' },
  { type: 'mission' },
  { type: 'event' },
  { type: 'back' },
  { type: 'back', blank: true },
];
const all = [...ships, ...skulls, cargo, ...persons, ...others];

const sections = {
  ships: () =>
    [...ships, ...skulls, cargo].map((row) => card(300, row, {}, `${row.colour}${row.swords ? '' : ', skull'}`)),
  shipVariants: () => [0, 1, 2, 3, 4, 5, 6, 7].map((variant) => card(200, ships[1], { variant }, `variant ${variant}`)),
  persons: () => persons.map((row) => card(300, row, {}, `${row.kind} ${row.colour ?? ''}`)),
  variants: () =>
    [
      'sailor',
      'settler',
      'captain',
      'passenger',
      'admiral',
      'pirate',
      'priest',
      'jack',
      'mademoiselle',
      'jester',
      'governor',
      'gunner',
    ].flatMap((kind) =>
      [0, 1, 2, 3, 4, 5, 6].map((variant) => card(190, plain(kind), { variant }, `${kind} ${variant}`)),
    ),
  crowd: () => Array.from({ length: 24 }, (_, variant) => card(230, plain('sailor'), { variant }, `sailor ${variant}`)),
  others: () => others.map((row) => card(300, row, {}, row.type)),
  medium: () => all.map((row) => card(150, row, { lod: 'm' })),
  small: () => all.map((row) => card(72, row, { lod: 's' })),
  chips: () => [
    ...all.map((row) => card(28, row, { lod: 'chip' })),
    ...SHIP_COLOURS.map((colour) => figure(28, shipChip(colour, 28, id()))),
    ...SHIP_COLOURS.map((colour) => figure(72, shipChip(colour, 72, id()))),
    ...HOUSES.map((house) => figure(80, crest(house, 80, id()), house)),
    ...HOUSES.map((house) => figure(32, crest(house, 32, id()))),
  ],
  icons: () =>
    ICON_NAMES.map((name) => figure(64, `<div class="paper">${iconSvg(name, 48, { ink: '#2a1f16' })}</div>`, name)),
  pictures: () => [
    figure(640, quayPicture(shipToken(id(), { colour: 'yellow' }, 's'), 640, id())),
    figure(480, tornChartPicture(480, id())),
    figure(160, compassPicture(160)),
    figure(100, lanternPicture(140, id())),
    figure(160, brandIcon(160)),
    figure(120, brandIcon(120, true)),
    figure(64, brandMark('#f3e7cb', 64)),
    figure(32, brandIcon(32)),
    figure(20, brandMark('#e9c46a', 20)),
  ],
};

const seats = [0, 1, 2, 3, 4, 5, 6, 7];
const figures = seats.flatMap((seat) => skull.FIGURE_KINDS.map((kind) => ({ seat, kind })));
const standing = (height) => figures.map((one) => figure(height, skull.drawFigure(one, { height, id: id() })));
const skullSections = {
  island: () => [figure(1040, skull.drawIsland()), figure(1040, skull.drawIsland({ night: true }))],
  figures: () => [
    ...standing(96),
    ...standing(44),
    ...standing(28),
    figure(178, skull.drawMuster(figures.slice(0, 10), id())),
    figure(112, skull.drawMuster([figures[0], figures[3], figures[4]], id())),
  ],
  // The same without colour, and for red-green blindness: the charge and the silhouette must carry it.
  figuresFiltered: () =>
    ['grayscale(1)', 'url(#protan)', 'url(#deutan)'].map(
      (filter) => `<div class="paper row" style="filter:${filter}">${standing(44).join('')}</div>`,
    ),
  skullCards: () => [
    ...skull.CREW_KINDS.map((kind) => figure(200, skull.crewPicture(kind, { id: id() }), kind)),
    figure(200, skull.matePicture({ id: id() }), 'First Mate'),
    figure(200, skull.kingPicture({ id: id() }), 'Pirate King'),
    ...skull.ITEM_IDS.map((item) => figure(200, skull.itemPicture(item, { id: id() }), item)),
    ...skull.FORTUNE_IDS.map((card) => figure(200, skull.fortunePicture(card, { id: id() }), card)),
    ...skull.ENEMY_IDS.map((enemy) => figure(200, skull.enemyPicture(enemy, { id: id() }), enemy)),
  ],
  skullFrames: () => [
    ...skull.CARD_SORTS.map((sort) => figure(200, skull.cardBack(sort), sort)),
    ...skull.CARD_SORTS.map((sort) => figure(200, skull.cardFrame(sort), sort)),
    figure(554, skull.swordAndSkullCover(), 'cover'),
  ],
  skullSigns: () => [
    ...skull.DIE_FACES.map((face) => figure(72, skull.drawDie(face, { id: id() }))),
    ...skull.DIE_FACES.map((face) => figure(28, skull.dieGlyph(face))),
    ...skull.SPACE_TYPES.filter((type) => type !== 'settlement').map((type) =>
      figure(40, skull.spaceGlyph(type, { size: 40 }), type),
    ),
    ...skull.SETTLEMENTS.map((name) => figure(40, skull.settlementSign(name, 40), name)),
    ...skull.SMALL_GLYPH_NAMES.map((name) =>
      figure(40, `<div class="paper">${skull.smallGlyph(name, { size: 28 })}</div>`, name),
    ),
  ],
};
Object.assign(sections, skullSections);

const drawn = (ids, draw) => ids.map((one) => figure(200, draw(one, { id: id() }), one));
const sails = companies.SHIP_TYPES.map((type, seat) => ({
  seat,
  number: ['I', 'II', 'III', 'IV', 'X'][seat],
  experience: seat % 4,
  ships: [{ type, damage: seat % 3, mutiny: seat % 2, cargo: [companies.GOOD_IDS[seat], null] }],
}));
const companiesSections = {
  chart: () => [figure(1400, companies.drawChart()), figure(1400, companies.drawChart({ night: true }))],
  companiesCards: () => [
    ...drawn(companies.STRATEGY_IDS, companies.strategyPicture),
    ...drawn(companies.RESEARCH_IDS, companies.researchPicture),
    ...drawn(companies.GOOD_IDS, companies.goodPicture),
    ...drawn(companies.SHIP_TYPES, companies.shipPicture),
    ...drawn(companies.NATION_IDS, companies.nationPicture),
    ...drawn(companies.ADMINISTRATOR_KINDS, companies.administratorPicture),
    ...drawn(companies.BUILDING_IDS, companies.buildingPicture),
    ...companies.STACKS.map((stack) => figure(200, companies.tileBack(stack), stack)),
    figure(554, companies.companiesCover(), 'cover'),
    figure(100, companies.companiesEmblem(100), 'device'),
  ],
  fleets: () =>
    [96, 48, 38].flatMap((height) =>
      sails.map((fleet) => figure(height, companies.drawFleet(fleet, { height, id: id() }))),
    ),
  companiesSigns: () => [
    ...companies.GOOD_IDS.map((good) => figure(24, companies.goodSign(good))),
    ...companies.NATION_IDS.map((nation) => figure(64, companies.drawNation(nation, 3, { id: id() }))),
    ...companies.NEST_IDS.map((nest) => figure(48, companies.drawPirates(nest, 4))),
    ...companies.SIGN_NAMES.map((name) =>
      figure(40, `<div class="paper">${companies.sign(name, { ink: '#2a1f16' })}</div>`, name),
    ),
  ],
};
Object.assign(sections, companiesSections);

const matrix = (name, rows) =>
  `<filter id="${name}" color-interpolation-filters="linearRGB"><feColorMatrix values="${rows.map((row) => `${row} 0 0`).join(' ')} 0 0 0 1 0"/></filter>`;
const filters = `<svg width="0" height="0" style="position:absolute">${matrix('protan', ['.152 1.053 -.205', '.115 .786 .099', '-.004 -.048 1.052'])}${matrix('deutan', ['.367 .861 -.228', '.28 .673 .047', '-.012 .043 .969'])}</svg>`;

const style =
  'body{margin:12px;background:#16293a;color:#f3e7cb;font:11px serif}section{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:18px;align-items:start}figure{margin:0}svg{display:block;width:100%;height:auto}.paper{background:#f3e7cb;padding:6px}.row{display:flex;gap:8px}';
const wanted = only ? only.split(',') : Object.keys(sections);
const body = wanted.map((name) => `<section>${sections[name]().join('')}</section>`).join('');
writeFileSync(
  target,
  `<!doctype html><meta charset="utf-8"><title>Copper-plate sheet</title><style>${style}</style>${filters}${body}`,
);
