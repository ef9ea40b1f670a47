import { connect } from '@nats-io/transport-node';
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { findServices } from '../../../../scripts/services.mjs';
import { newNats } from '../../../../test/cluster/services.js';
import { NatsBus } from '../../src/nodes/nats-bus.js';
import type { NodeNews } from '../../src/nodes/news.js';

const open: NatsBus[] = [];
afterEach(async () => {
  for (const bus of open.splice(0)) await bus.close();
});

let places = 0;
const aPlace = () => `place${process.pid}x${places++}`;

async function heardBy(place: string, url = inject('nats')): Promise<{ bus: NatsBus; heard: NodeNews[] }> {
  const bus = new NatsBus(url, place);
  open.push(bus);
  const heard: NodeNews[] = [];
  bus.listen((news) => void heard.push(news));
  await expect.poll(() => bus.state).toBe('connected');
  return { bus, heard };
}

const about = (table: string): NodeNews => ({ kind: 'table', table, turns: [] });

/** News that get lost are told again by nobody: so this tells until somebody has heard. */
async function tellUntilHeard(bus: NatsBus, heard: readonly NodeNews[], news: NodeNews): Promise<void> {
  await expect
    .poll(() => {
      bus.tell(news);
      return heard;
    })
    .toContainEqual(news);
}

/** Until the bus has surely been refused as well: it tries more often than this. */
async function refusal(servers: string): Promise<void> {
  await expect(connect({ servers, reconnect: false })).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
}

describe('news by NATS', () => {
  it('reach every other node of the place, not the one who tells, and no other place', async () => {
    const place = aPlace();
    const [one, two, three] = [await heardBy(place), await heardBy(place), await heardBy(place)];
    const strange = await heardBy(aPlace());
    await tellUntilHeard(one.bus, two.heard, about('t1'));
    await tellUntilHeard(one.bus, three.heard, about('t1'));
    await tellUntilHeard(two.bus, one.heard, about('t2'));
    expect(one.heard).not.toContainEqual(about('t1'));
    expect(strange.heard).toEqual([]);
  });

  it('that no node of ours has said are not heard', async () => {
    const place = aPlace();
    const { heard } = await heardBy(place);
    const foreign = await connect({ servers: inject('nats') });
    for (const noise of ['', '{', 'null', '{"kind":"table"}', '{"kind":"ended","person":{},"device":null}']) {
      foreign.publish(`roadstead.${place}`, noise);
    }
    foreign.publish(`roadstead.${place}`, JSON.stringify(about('last')));
    await expect.poll(() => heard).toEqual([about('last')]);
    await foreign.close();
  });

  it('are lost while the server is away, nobody waits for it, and both are there again by themselves', async () => {
    const nats = await newNats(findServices()!);
    onTestFinished(() => nats.remove());
    const place = aPlace();
    const early = new NatsBus(nats.url, place);
    open.push(early);
    await early.settled(60_000);
    expect(early.state).toBe('down');
    early.tell(about('nobody hears this'));
    await nats.start();
    const { bus, heard } = await heardBy(place, nats.url);
    await expect.poll(() => early.state).toBe('connected');
    await tellUntilHeard(early, heard, about('first'));
    const states: string[] = [];
    bus.onState((state) => void states.push(state));
    await nats.kill();
    await expect.poll(() => [bus.state, early.state]).toEqual(['down', 'down']);
    early.tell(about('lost'));
    await nats.start();
    await expect.poll(() => [bus.state, early.state]).toEqual(['connected', 'connected']);
    await tellUntilHeard(early, heard, about('second'));
    expect(heard).not.toContainEqual(about('lost'));
    expect(states).toEqual(['down', 'connected']);
  });

  it('are told where the server asks for a user, and a bus without is not let in', async () => {
    const nats = await newNats(findServices()!, () => ['--user', 'ann', '--pass', 'hush:@']);
    onTestFinished(() => nats.remove());
    await nats.start();
    const place = aPlace();
    const withUser = nats.url.replace('//', `//ann:${encodeURIComponent('hush:@')}@`);
    const [one, two] = [await heardBy(place, withUser), await heardBy(place, withUser)];
    await tellUntilHeard(one.bus, two.heard, about('t1'));
    const stranger = new NatsBus(nats.url, place);
    open.push(stranger);
    await stranger.settled(60_000);
    expect(stranger.state).toBe('down');
  });

  it('are told where the server asks for a token', async () => {
    const nats = await newNats(findServices()!, () => ['--auth', 'mum']);
    onTestFinished(() => nats.remove());
    await nats.start();
    await heardBy(aPlace(), nats.url.replace('//', '//mum@'));
  });

  it('are not told in the clear where the address is tls', async () => {
    const bus = new NatsBus(inject('nats').replace('nats:', 'tls:'), aPlace());
    open.push(bus);
    await bus.settled(60_000);
    expect(bus.state).toBe('down');
  });

  it('are told again after a server that asked for a pass-word for a while, and let nobody in', async () => {
    let closed: string[] = [];
    const nats = await newNats(findServices()!, () => closed);
    onTestFinished(() => nats.remove());
    await nats.start();
    const { bus } = await heardBy(aPlace(), nats.url);
    await nats.kill();
    closed = ['--user', 'ann', '--pass', 'hush'];
    await nats.start();
    // Twice is what the library takes for final.
    for (let refused = 0; refused < 3; refused++) await refusal(nats.url);
    await expect.poll(() => bus.state).toBe('down');
    await nats.kill();
    closed = [];
    await nats.start();
    await expect.poll(() => bus.state).toBe('connected');
  });

  it('a bus that never got there is closed at once', async () => {
    const nats = await newNats(findServices()!);
    onTestFinished(() => nats.remove());
    await new NatsBus(nats.url, aPlace()).close();
  });
});
