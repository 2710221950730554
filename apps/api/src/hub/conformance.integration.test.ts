import { createTestDatabase } from '@tradewind/db/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addNotice, collect, createHubClient } from '../../test/hub-client.ts';
import { type HubNode, startHubNode } from '../../test/start-hub-node.ts';
import { HubError } from './connection/hub-error.ts';
import type { HubMethod } from './hub-state.ts';
import { hubMethods } from './methods.ts';
import { toHash } from '../../test-support/known.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: HubNode;
const ended: string[] = [];

const methods = new Map<string, HubMethod>([
  ...hubMethods,
  ['add', { kind: 'call', run: async ({ arguments: [a, b] }) => Number(a) + Number(b) }],
  ['nothing', { kind: 'call', run: () => undefined }],
  ['refuse', { kind: 'call', run: () => Promise.reject(new HubError('Not today.')) }],
  ['break', { kind: 'call', run: () => Promise.reject(new Error('password=secret')) }],
  ['count', { kind: 'stream', run: count }],
  ['forever', { kind: 'stream', run: forever }],
]);

async function* count({ arguments: [to] }: { arguments: readonly unknown[] }) {
  for (let number = 1; number <= Number(to); number += 1) yield number;
}

async function* forever(_call: unknown, signal: AbortSignal) {
  yield 'first';
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  ended.push('forever');
}

beforeAll(async () => {
  database = await createTestDatabase();
  node = await startHubNode(database.url, { methods, limits: { sweepMs: 20, pingMs: 40 } });
});
afterAll(async () => {
  await node.stop();
  await database.drop();
});

describe.each([{}, { stateful: true as const }])('[HUB-01] the official client, %j', (options) => {
  it('calls, and receives errors without their cause', async () => {
    const client = createHubClient(node.origin, options);
    await client.start();
    expect(await client.invoke('add', 2, 3)).toBe(5);
    expect(await client.invoke('nothing')).toBeNull();
    await expect(client.invoke('refuse')).rejects.toThrow('Not today.');
    await expect(client.invoke('break')).rejects.toThrow(/^The method failed\.$/);
    await expect(client.invoke('Add', 2, 3)).rejects.toThrow('There is no such method.');
    await expect(client.invoke('constructor')).rejects.toThrow('There is no such method.');
    await expect(client.invoke('count', 2)).rejects.toThrow('The method answers with a stream.');
    await expect(client.invoke('subscribe', 'head:97')).rejects.toThrow('must be a list of topics');
    await client.send('add', 1, 1);
    await client.stop();
    await expect.poll(() => node.hub.state.connections.size).toBe(0);
  });

  it('reads a stream to its end, and cancels one in the middle', async () => {
    const client = createHubClient(node.origin, options);
    await client.start();
    const numbers: number[] = [];
    await new Promise<void>((resolve, reject) => {
      client
        .stream<number>('count', 5)
        .subscribe({ next: (item) => numbers.push(item), complete: resolve, error: reject });
    });
    expect(numbers).toEqual([1, 2, 3, 4, 5]);
    ended.length = 0;
    const first = Promise.withResolvers<string>();
    const stream = client.stream<string>('forever');
    const subscription = stream.subscribe({
      next: first.resolve,
      complete: () => undefined,
      error: () => undefined,
    });
    expect(await first.promise).toBe('first');
    subscription.dispose();
    await expect.poll(() => ended).toEqual(['forever']);
    const failed = new Promise((_resolve, reject) => {
      client
        .stream('add', 1, 2)
        .subscribe({ next: () => undefined, complete: () => undefined, error: reject });
    });
    await expect(failed).rejects.toThrow('has one answer and no stream');
    await client.stop();
  });

  it('receives events of its topics only, each with the previous sequence', async () => {
    const client = createHubClient(node.origin, options);
    const heads = collect(client, 'chain_head');
    await client.start();
    const block = { blockNumber: 7, blockHash: toHash('ab'), blockTimestamp: 1_700_000_000 };
    await client.invoke('subscribe', ['head:5']);
    const first = await addNotice(database, { kind: 'chain.head', payload: block, chainId: 5 });
    await addNotice(database, { kind: 'chain.head', payload: block, chainId: 6 });
    const second = await addNotice(database, { kind: 'chain.head', payload: block, chainId: 5 });
    await heads.reach(2);
    expect(heads.events.map(({ sequence }) => sequence)).toEqual([first, second]);
    expect(heads.events[1]).toMatchObject({
      topic: 'head:5',
      previous: first,
      data: { chainId: 5, ...block },
    });
    expect(await client.invoke('unsubscribe', ['head:5'])).toEqual(['prediction', 'launchpad', 'stakes']);
    await client.stop();
  });
});

it('[HUB-01] the official client stays connected by pings alone', async () => {
  const client = createHubClient(node.origin);
  client.serverTimeoutInMilliseconds = 1000;
  const closed = Promise.withResolvers<string>();
  client.onclose(() => closed.resolve('closed'));
  await client.start();
  const { now } = node.hub.state;
  const startedAt = now();
  await expect.poll(() => now() - startedAt, { timeout: 5000 }).toBeGreaterThan(2000);
  expect(client.state).toBe('Connected');
  await client.stop();
  expect(await closed.promise).toBe('closed');
});
