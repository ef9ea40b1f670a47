import { loadGame } from '@roadstead/games';
import { campaignStand, type GameRecord, progressOf } from '@roadstead/kernel';
import { to } from '../online/links.js';
import { api } from '../online/state/line.js';
import { session } from '../online/state/session.svelte.js';
import { go } from '../router/router.svelte.js';
import { words } from '../words/index.svelte.js';
import type { Campaign, Part } from './campaign.js';

/** The campaign that a table of the server belongs to; null where it stands for itself. */
export async function onlineCampaign(id: string): Promise<Campaign | null> {
  await session.enter(words.language);
  const { game, parts: tables } = await api.call('campaign', { params: { id } });
  const rules = (await loadGame(game))?.game;
  const last = tables.at(-1);
  if (rules === undefined || last === undefined) return null;
  const record = last.record as GameRecord | undefined;
  const { room } = last;
  const begun = { game, rules: rules.rules, seats: room.seats.length, options: room.options as GameRecord['options'] };
  const progress = record === undefined ? progressOf(rules, begun) : (campaignStand(rules, record)?.progress ?? null);
  if (progress === null) return null;
  const isOver = record !== undefined && (rules.campaign?.isOver(progress) ?? true);
  return { game, parts: tables.map(partOf), progress, isOver, isLocal: false };
}

function partOf({
  room,
  record,
}: {
  room: { id: string; status: string; seats: readonly Seated[] };
  record?: unknown;
}): Part {
  const isOver = room.status === 'over';
  return {
    id: room.id,
    crew: room.seats.map(({ person, bot }) => ({ name: person?.name ?? null, ...(bot !== null && { bot }) })),
    record: (record as GameRecord | undefined) ?? null,
    isOver,
    address: to.table(room.id),
    replay: isOver ? to.replay(room.id) : null,
  };
}

interface Seated {
  readonly person: { readonly name: string } | null;
  readonly bot: string | null;
}

/** What was played in a campaign before this table. */
export async function recordsBefore(id: string): Promise<readonly GameRecord[]> {
  const { parts } = await api.call('campaign', { params: { id } });
  const at = parts.findIndex(({ room }) => room.id === id);
  return parts.slice(0, at).flatMap(({ record }) => (record === undefined ? [] : [record as GameRecord]));
}

/** The first who asks makes the next table; whoever is missing there can be replaced before it starts. */
export async function gatherNext(id: string): Promise<void> {
  go(to.table((await api.call('next', { params: { id }, body: {} })).id));
}
