import type { Store } from '../../../src/store/store.js';
import { anEntry, aPerson, aTable } from '../fixtures.js';

/** Everything that is ever asked of a store, one thing after the other, and always the same. */
export async function scenario(store: Store): Promise<void> {
  const { people, tables, talk, ratings, tallies, notices, keys, work } = store;
  const [anna, ben, guest] = [aPerson('anna', { passphraseHash: 'h' }), aPerson('ben'), aPerson('guest')];
  for (const person of [anna, ben, guest]) await people.create(person);
  await people.change(ben.id, { name: 'Benno', noticeUrl: 'https://example.org/b' });
  await people.byId(anna.id);
  await people.accountByName(anna.name);
  await people.alike(anna.name);
  await people.list('Guest', 9);
  await people.names([anna.id, ben.id]);
  for (const [hash, { id }] of [['s1', anna] as const, ['s2', anna] as const, ['s3', ben] as const])
    await people.openSession(hash, id, 5, 'Firefox');
  await people.session('s1');
  await people.sessionSeen('s1', 9, 'Firefox');
  await people.sessionsOf(anna.id);
  await people.goodSessions(['s1', 's2', 'none']);
  await people.mute(anna.id, ben.id, true);
  await people.mutedBy(anna.id);
  await people.mutesOf([anna.id, ben.id]);

  const record = { seed: 'x' } as never;
  const playing = aTable('play', [anna, ben], { status: 'playing', record, turnAt: 7, toAct: [0] });
  await tables.create(playing);
  await tables.create(aTable('open', [ben, null], { house: { ...playing.house, open: true } }));
  await tables.create(aTable('next', [anna], { follows: { kind: 'rematch', of: playing.id, n: 2 } }));
  await tables.create(aTable('day', [guest], { follows: { kind: 'daily', of: '2026-01-31', n: 1 } }));
  const by = { person: anna.id, request: 'r1' };
  await tables.append(playing.id, { seq: 0, version: 0 }, anEntry(1), by, { toAct: [1], dueAt: 50, turnAt: 8 });
  await tables.append(playing.id, { seq: 0, version: 0 }, anEntry(1), by, {});
  await tables.append(playing.id, { seq: 0, version: 0 }, anEntry(1), null, {});
  await tables.append(playing.id, { seq: 1, version: 1 }, anEntry(2), null, { awaitsBot: true });
  await tables.change(playing.id, 2, { seats: playing.seats });
  await tables.byId(playing.id);
  await tables.entries(playing.id, 0);
  await tables.entryOf(playing.id, anna.id, 'r1');
  await tables.saveSnapshot(playing.id, { seq: 2 } as never);
  await tables.latestSnapshot(playing.id);
  await tables.admit(playing.id, guest.id);
  await tables.isAdmitted(playing.id, guest.id);
  await tables.admitOnly(playing.id);
  await tables.lobby(null, 9);
  await tables.abandoned(1, 1, 9);
  await tables.ofPerson(anna.id, 9);
  await tables.underWayOf(anna.id);
  await tables.changedSince(0, 9);
  await tables.awaitingBots(9);
  await tables.overdue(60, 9);
  await tables.sameDeal(playing.id, 9);
  await tables.dailyOf('port-royal', '2026-01-31', guest.id);
  await tables.dailyOver('port-royal', '2026-01-31', 9);
  await tables.followersOf(playing.id);
  await tables.list({ status: 'playing' }, 9);
  await tables.counts();
  await tables.ids('', 9);
  await work?.claim('house', 'old', 10, 20, 5);
  await work?.claimBots('old', 10, 20, 9);
  await work?.claimBots('old', 10, 20, 9, [playing.id]);
  const here = { id: 'old', name: 'east', version: '0', startedAt: 1, sockets: 2, nats: 'down' as const };
  await work?.here({ ...here, seenAt: 10 });
  await work?.here({ ...here, seenAt: 11 });
  await work?.nodes(12);
  await work?.miss(12, 20);
  await work?.gone('old');
  await work?.release('old', 11);
  await store.marks?.([playing.id]);

  const said = { person: anna.id, name: anna.name, at: 11, text: 'ahoy', phrase: null };
  await talk.say(playing.id, said, 'q1', 99);
  await talk.say(playing.id, said, 'q1', 99);
  await talk.after(playing.id, 0, 9);
  await tables.append(playing.id, { seq: 2, version: 3 }, anEntry(3), null, {
    status: 'over',
    result: { winners: [0], scores: [1, 0] } as never,
    overAt: 12,
    awaitsBot: false,
  });
  const rated = { mean: 25, doubt: 8.25 };
  const change = { seat: 0, person: anna.id, before: rated, after: { mean: 26.5, doubt: 8 } };
  await ratings.count(playing.id, 'port-royal', [change], 13);
  await ratings.count(playing.id, 'port-royal', [change], 13);
  await ratings.of(anna.id);
  await ratings.forGame('port-royal', [anna.id]);
  await ratings.best('port-royal', 9);
  await ratings.together('port-royal', anna.id, [ben.id], 0);
  await ratings.changesOf(playing.id);
  await tallies.uncounted('port-royal', 9);
  const group = { players: 2, variant: '', games: 1, days: {}, tally: {} } as never;
  await tallies.count({ table: playing.id, game: 'port-royal', version: 1, people: [{ person: anna.id, group }] });
  await tallies.ofPlace('port-royal');
  await tallies.ofPerson(anna.id, 'port-royal');
  await tallies.startOver('port-royal', 2);
  await tables.finishedOf(anna.id, 9);
  await tables.statisticsOf(anna.id);

  await notices.claim(ben.id, playing.id, 2);
  await notices.untold(0, 9);
  await notices.subscribe(anna.id, 's1', 'https://push.example.org/1', '{}');
  await notices.subscriptions(anna.id);
  await notices.carryOver('s1', { person: anna.id, session: 's2' });
  await notices.unsubscribe({ session: 's2' });
  await keys.put('k', 'v');
  await keys.putOnce('k', 'w');
  await keys.get('k');
  await tables.replaceLog(playing.id, 3, [anEntry(1)], { rules: 2 });
  for await (const _ of (await people.exportAll(anna.id))!);
  await people.moveInto(guest.id, anna.id);
  await people.closeSession('s3');
  await people.closeSessions(anna.id, 's1');
  await people.forget(0, 'none');
  await people.delete(ben.id);
  await tables.delete(playing.id);
  await work?.claim('house', 'old', 50, 60, 5);
  await store.dataVersion();
}
