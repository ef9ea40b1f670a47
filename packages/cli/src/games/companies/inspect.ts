import {
  type Action,
  cardName,
  DEVELOPMENTS,
  FIELDS,
  GOODS,
  goodName,
  HARBOURS,
  KINDS,
  kindName,
  NATIONS,
  nationName,
  PRICE,
  PRODUCT,
  placeName,
  REGIONS,
  regionName,
  SHIPS,
  STRATEGIES,
  shipName,
  strategyName,
  type View,
} from '@roadstead/companies';
import { effects as de } from '@roadstead/companies/effects/de';
import { type Effects, effects as en } from '@roadstead/companies/effects/en';
import { effects as nl } from '@roadstead/companies/effects/nl';
import type { Language } from '@roadstead/kernel';
import { hang } from '../../play/render/text.js';
import type { Scene } from '../../play/scene.js';
import { harbourLines } from './harbours.js';
import { playerLines } from './players.js';
import { TABLE_WORDS } from './words/index.js';

const EFFECTS: Readonly<Record<Language, Effects>> = { en, nl, de };

/** A thing by its name, with what there is to say of it. */
type Thing = readonly [name: string, text: string];

/** Explains whatever has a name on the table; a player's things by his name; everything of the harbours for ''. */
export function inspect(asked: string, view: View, _legal: readonly Action[], scene: Scene): string[] {
  const { language, columns } = scene;
  const wanted = asked.toLowerCase();
  if (wanted === '') return harbourLines(view, scene);
  const player = view.players.find(({ seat }) => scene.name(seat).toLowerCase() === wanted);
  if (player) return playerLines({ ...view, players: [player] }, scene);
  const found = [...places(view, language), ...goods(language), ...ships(language), ...doings(language)].filter(
    ([name]) => name.toLowerCase().startsWith(wanted),
  );
  if (found.length === 0) return hang('', TABLE_WORDS[language].unknown(asked), columns);
  return found.flatMap(([name, text]) => hang(`${scene.paint.bold(name)}  `, text, columns));
}

function places(view: View, language: Language): readonly Thing[] {
  const { facts, outcomes } = TABLE_WORDS[language];
  return FIELDS.map(({ id, region, stormIcon }) => [
    placeName(id, language),
    [
      regionName(REGIONS[region]!, language),
      ...(stormIcon ? [facts.stormIcon] : []),
      ...(id in view.pirates ? [outcomes.pirates(view.pirates[id]!)] : []),
    ].join(' · '),
  ]);
}

function goods(language: Language): readonly Thing[] {
  const { facts } = TABLE_WORDS[language];
  return GOODS.map((id, good) => {
    const buyers = HARBOURS.flatMap((harbour, h) =>
      PRICE[h]![good]! > 0 ? [`${placeName(harbour, language)} (${PRICE[h]![good]})`] : [],
    );
    const origin = placeName(HARBOURS[PRODUCT.indexOf(good)]!, language);
    return [goodName(id, language), `${facts.from(origin)} · ${facts.sells(buyers.join(', '))}`];
  });
}

function ships(language: Language): readonly Thing[] {
  const { facts, outcomes } = TABLE_WORDS[language];
  return SHIPS.map(({ id, cost, cargo, strength, guns, halfFrom, insurance, points }) => [
    shipName(id, language),
    [facts.ship(cost, strength, guns, cargo, insurance), facts.slowFrom(halfFrom), outcomes.points(points)].join(' · '),
  ]);
}

/** What does something: administrators, nations, cards and strategies. */
function doings(language: Language): readonly Thing[] {
  const { facts, outcomes } = TABLE_WORDS[language];
  const effects = EFFECTS[language];
  return [
    ...KINDS.map((kind): Thing => [kindName(kind, language), effects.kinds[kind]]),
    ...NATIONS.map(
      (nation): Thing => [nationName(nation, language), effects.nations[nation as keyof Effects['nations']]],
    ),
    ...DEVELOPMENTS.map(
      ({ id, cost, points }): Thing => [
        cardName(id, language),
        [facts.card(cost), outcomes.points(points), effects.cards[id as keyof Effects['cards']]].join(' · '),
      ],
    ),
    ...STRATEGIES.map(
      ({ id, beats }): Thing => [
        strategyName(id, language),
        [
          effects.strategies[id as keyof Effects['strategies']],
          ...beats.map((other) => facts.beats(strategyName(STRATEGIES[other]!.id, language))),
        ].join(' · '),
      ],
    ),
  ];
}
