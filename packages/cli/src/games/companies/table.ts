import { NESTS, placeName, ROUNDS, regionName, type View } from '@roadstead/companies';
import type { Odds } from '@roadstead/kernel';
import { hang, spread } from '../../play/render/text.js';
import type { Scene } from '../../play/scene.js';
import { harbourLines } from './harbours.js';
import { playerLines } from './players.js';
import { TABLE_WORDS } from './words/index.js';

/** The whole table: harbours, everybody with their fleets, the sea, and what is asked. */
export function table(view: View, _odds: Odds | null, scene: Scene): string[] {
  return [
    ...harbourLines(view, scene),
    scene.paint.dim('─'.repeat(scene.columns)),
    ...playerLines(view, scene),
    scene.paint.dim('─'.repeat(scene.columns)),
    ...heading(view, scene),
  ];
}

function heading(view: View, scene: Scene): string[] {
  const { language, paint, columns } = scene;
  const words = TABLE_WORDS[language];
  const { active, expected } = view.storm;
  const nests = NESTS.map((nest) => `${placeName(nest, language)} ${view.pirates[nest]}`).join(', ');
  const rounds = (view.options.calendars as number) * ROUNDS;
  const who = scene.you === null && scene.seat !== null ? [paint.bold(scene.name(scene.seat))] : [];
  return [
    ...spread(
      words.year(view.year, view.round, rounds),
      words.storm(active === null ? words.calm : regionName(active, language), regionName(expected, language)),
      columns,
    ),
    ...hang('', paint.dim(`${words.pirates}: ${nests}`), columns),
    ...spread([...who, paint.bold(words.phases[view.phase]!)].join(' · '), '', columns),
  ];
}
