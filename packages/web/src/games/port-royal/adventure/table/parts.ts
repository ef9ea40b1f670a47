/** What a table has beside the usual where a chapter is played: fetched with the first chapter. */

export { default as DeedTold } from '../story/DeedTold.svelte';
export { default as Story } from '../story/Story.svelte';
export { whereInStory } from '../text/where.js';
export { default as ChapterCloseUp } from './ChapterCloseUp.svelte';
export { default as ChapterStage } from './ChapterStage.svelte';
export { default as Goal } from './Goal.svelte';
export { default as HeroThings } from './HeroThings.svelte';
export { default as Missions } from './Missions.svelte';
export { default as Month } from './Month.svelte';
export { default as MonthsEndScene } from './MonthsEndScene.svelte';
export { default as PageOf } from './PageOf.svelte';
export { default as Pages } from './Pages.svelte';
export { default as ShareCoins } from './ShareCoins.svelte';
export { default as SpotPanel } from './SpotPanel.svelte';
