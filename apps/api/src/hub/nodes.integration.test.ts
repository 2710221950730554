import { randomUUID } from 'node:crypto';
import { createSession } from '@tradewind/db/account/create-session.query';
import { removeSession } from '@tradewind/db/account/remove-session.query';
import { transactionNoticedSchema } from '@tradewind/schema/hub/transaction-noticed';
import { createTestDatabase } from '@tradewind/db/test-database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startCutProxy } from '../../test/cut-proxy.ts';
import { addNotice, collect, createHubClient } from '../../test/hub-client.ts';
import { negotiate, openSocket } from '../../test/bare-socket.ts';
import { type HubNode, startHubNode } from '../../test/start-hub-node.ts';
import { createPostgresBus } from '../adapters/bus/create-postgres-bus.ts';
import { createLogger } from '../logger.ts';
import { createToken, hashToken } from '../session/credential.ts';
import { shutDown } from '../shutdown.ts';
import { toAddress, toHash } from '../../test-support/known.ts';

const reconnectDelays = Array.from({ length: 100 }, () => 20);
const [alice, bob] = [toAddress('a1'), toAddress('b0')] as const;
const hash = toHash('ab');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const nodes: HubNode[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(nodes.splice(0).map(({ stop }) => stop()));
});
afterAll(() => database.drop());

async function startNode(options: Parameters<typeof startHubNode>[1] = {}): Promise<HubNode> {
  const node = await startHubNode(database.url, options);
  nodes.push(node);
  return node;
}

/** The answer to a plain websocket with this token. */
async function tryOpen({ origin }: HubNode, token: string, first?: string): Promise<number> {
  const { status, socket } = await openSocket(origin, { token });
  if (first !== undefined) socket.send(first);
  return status;
}

async function signIn(address: `0x${string}`, contractOn?: number) {
  const [id, token, createdAt] = [randomUUID(), createToken(), new Date()];
  const expiresAt = new Date(createdAt.getTime() + 60_000);
  const row = {
    id,
    tokenHash: hashToken(token),
    address,
    chainId: contractOn ?? 97,
    proof: contractOn === undefined ? ('key' as const) : ('contract' as const),
    userAgent: '',
    origin: '',
    createdAt,
    expiresAt,
  };
  await createSession(database, row);
  return { id, token };
}

describe('[HUB-03] two API nodes', () => {
  it('publish to the clients of both, with the same sequences', async () => {
    const clients = (await Promise.all([startNode(), startNode()])).map(({ origin }) =>
      createHubClient(origin),
    );
    const received = clients.map((client) => collect(client, 'pool_changed'));
    const pool = { address: alice, reserve0: '1', reserve1: '2' };
    const payload = { blockNumber: 9, swapCount: 1, pools: [pool], transactions: [] };
    await Promise.all(clients.map((client) => client.start()));
    for (const client of clients) await client.invoke('subscribe', ['pools:97']);
    const ids = [];
    for (let count = 0; count < 3; count += 1) {
      ids.push(await addNotice(database, { kind: 'exchange.changed', payload, chainId: 97 }));
    }
    await Promise.all(received.map(({ reach }) => reach(3)));
    expect(received.map(({ events }) => events.map(({ sequence }) => sequence))).toEqual([ids, ids]);
    expect(received[0]?.events).toEqual(received[1]?.events);
    expect(received[0]?.events[2]).toMatchObject({ previous: ids[1], data: { chainId: 97, pools: [pool] } });
    await Promise.all(clients.map((client) => client.stop()));
  });

  it('accept a token of either for a new connection, and no token twice', async () => {
    const [one, other] = [await startNode(), await startNode()];
    const { connectionToken } = await negotiate(one.origin);
    expect(connectionToken.startsWith(`${one.hub.state.nodeId}.`)).toBe(true);
    const open = () => tryOpen(other, connectionToken);
    expect(await open()).toBe(101);
    expect(await open()).toBe(409);
    await expect.poll(() => other.hub.state.connections.size).toBe(1);
  });

  it('keep their own stateful connections: on another node the client starts again', async () => {
    const [one, other] = [await startNode(), await startNode()];
    const { connectionToken } = await negotiate(one.origin, 'negotiateVersion=1&useStatefulReconnect=true');
    expect(await tryOpen(one, connectionToken, '{"protocol":"json","version":2}\u001e')).toBe(101);
    await expect.poll(() => one.hub.state.connections.size).toBe(1);
    expect(await tryOpen(one, connectionToken)).toBe(101);
    expect(await tryOpen(other, connectionToken, '{"type":9,"sequenceId":1}\u001e')).toBe(101);
    await expect.poll(() => other.hub.state.connections.size).toBe(0);
    expect(await tryOpen(other, connectionToken)).toBe(404);
  });
});

describe("[HUB-02] a session's own group", () => {
  it('receives only its own transactions, on any node, as long as the session lives', async () => {
    const limits = { sessionMs: 50 };
    const [one, other] = [await startNode({ limits }), await startNode({ limits })];
    const session = await signIn(alice);
    const { token: bobsToken } = await signIn(bob);
    const mine = createHubClient(one.origin, { token: session.token, reconnectDelays });
    const bobs = createHubClient(other.origin, { token: bobsToken });
    const nobodys = createHubClient(one.origin);
    const [received, foreign, strange] = [mine, bobs, nobodys].map((client) =>
      collect(client, 'transaction_noticed'),
    );
    await Promise.all([mine.start(), bobs.start(), nobodys.start()]);
    await expect(nobodys.invoke('subscribe', ['account'])).rejects.toThrow('Nobody is signed in.');
    const transactions = [{ hash, status: 'confirmed', blockNumber: 5 }];
    await addNotice(database, {
      kind: 'transaction.noticed',
      payload: { account: alice, transactions },
      chainId: 97,
    });
    const indexed = {
      blockNumber: 6,
      swapCount: 0,
      pools: null,
      transactions: [alice, bob, alice].map((account) => ({ account, hash })),
    };
    await addNotice(database, { kind: 'exchange.changed', payload: indexed, chainId: 97 });
    await Promise.all([received?.reach(2), foreign?.reach(1)]);
    const seen = { hash, status: 'indexed', blockNumber: 6 };
    expect(received?.events.map(({ data }) => data)).toEqual([
      { chainId: 97, transactions },
      { chainId: 97, transactions: [seen, seen] },
    ]);
    expect(foreign?.events.map(({ data }) => data)).toEqual([{ chainId: 97, transactions: [seen] }]);
    expect(strange?.events).toEqual([]);
    const reconnected = Promise.withResolvers<unknown>();
    mine.onreconnected(reconnected.resolve);
    await removeSession(database, {
      id: session.id,
      holder: { address: alice, soleChainId: null },
    });
    await reconnected.promise;
    await expect(mine.invoke('subscribe', ['account'])).rejects.toThrow('Nobody is signed in.');
    await Promise.all([mine.stop(), bobs.stop(), nobodys.stop()]);
  });
});

describe('[HUB-02] [WAL-05] given contracts of one address on two chains', () => {
  it('then each session gets the events of its own chain, and that of a key those of both', async () => {
    const { origin } = await startNode();
    const sessions = await Promise.all([signIn(alice, 56), signIn(alice, 97), signIn(alice)]);
    const clients = sessions.map(({ token }) => createHubClient(origin, { token }));
    const received = clients.map((client) => collect(client, 'transaction_noticed'));
    await Promise.all(clients.map((client) => client.start()));
    for (const client of clients) await client.invoke('subscribe', ['account']);
    for (const chainId of [97, 56, 97, 56]) {
      const transactions = [{ hash, status: 'confirmed', blockNumber: 5 }];
      const payload = { account: alice, transactions };
      await addNotice(database, { kind: 'transaction.noticed', payload, chainId });
    }
    const [on56, on97, ofKey] = received;
    await Promise.all([on56?.reach(2), on97?.reach(2), ofKey?.reach(4)]);
    const chains = received.map(({ events }) =>
      events.map(({ data }) => transactionNoticedSchema.parse(data).chainId),
    );
    expect(chains).toEqual([
      [56, 56],
      [97, 97],
      [97, 56, 97, 56],
    ]);
    await Promise.all(clients.map((client) => client.stop()));
  });
});

describe('[HUB-02] a client that only listens', () => {
  it.each([
    'prediction_reload',
    'prediction_calculating',
    'prediction_live',
    'prediction_joined',
    'server_time',
  ])('hears %s, and on connecting the last of it', async (target) => {
    const node = await startNode();
    const client = createHubClient(node.origin);
    const received = collect(client, target);
    await client.start();
    await addNotice(database, { kind: target, payload: { Mins: 1, GroupPool: '2' } });
    await received.reach(1);
    expect(received.events[0]?.data).toEqual({ Mins: 1, GroupPool: '2' });
    await client.stop();
    const late = createHubClient((await startNode()).origin);
    const last = collect(late, target);
    await late.start();
    await last.reach(1);
    expect(last.events).toEqual(
      received.events.map((event) => ({ ...event, previous: last.events[0]?.previous })),
    );
    await late.stop();
  });

  it('receives the state of a topic: its last event, or the state of the index', async () => {
    const bytes = 'cd'.repeat(32);
    await database.sql`insert into chain.checkpoint (chain_id, genesis_hash, deployment_hash, block_number, block_hash, block_timestamp)
      values (250, decode(${bytes}, 'hex'), decode(${bytes}, 'hex'), 77, decode(${bytes}, 'hex'), 1700000000)`;
    const client = createHubClient((await startNode()).origin);
    await client.start();
    const [state] = await client.invoke('subscribe', ['head:250']);
    expect(state).toMatchObject({
      topic: 'head:250',
      sequence: 0,
      last: [{ target: 'chain_head', event: { sequence: 0 } }],
    });
    expect(JSON.parse(state.last[0].event.extraData)).toMatchObject({ chainId: 250, blockNumber: 77 });
    await client.stop();
  });
});

describe('[HUB-01] [OPS-03] a node that shuts down', () => {
  it('requests its clients to reconnect before it shuts down', async () => {
    const leaving = await startHubNode(database.url);
    const clients = Array.from({ length: 5 }, () => createHubClient(leaving.origin, { reconnectDelays }));
    const reasons: unknown[] = [];
    for (const client of clients) client.onreconnecting((error) => reasons.push(error));
    await Promise.all(clients.map((client) => client.start()));
    await shutDown(leaving.app, leaving.deps);
    // No error: each client was requested to reconnect before its socket closed.
    expect(reasons).toEqual(clients.map(() => undefined));
    expect(leaving.hub.state.connections.size).toBe(0);

    await Promise.all(clients.map((client) => client.stop()));
  });

  it('disconnects its clients when the bus is lost, and accepts them again when it is back', async () => {
    const url = new URL(database.url);
    const line = await startCutProxy(Number(url.port));
    url.port = new URL(line.url).port;
    const bus = createPostgresBus({
      databaseUrl: url.href,
      beatMs: 50,
      lostMs: 400,
      logger: createLogger('silent'),
    });
    const node = await startNode({ bus });
    const client = createHubClient(node.origin, { reconnectDelays });
    const reconnecting = Promise.withResolvers<unknown>();
    const reconnected = Promise.withResolvers<unknown>();
    client.onreconnecting(reconnecting.resolve);
    client.onreconnected(reconnected.resolve);
    const heads = collect(client, 'prediction_reload');
    await client.start();
    line.setBlocked(true);
    await reconnecting.promise;
    expect((await fetch(`${node.origin}/stocks/negotiate`, { method: 'POST' })).status).toBe(503);
    const missed = await addNotice(database, { kind: 'prediction_reload', payload: {} });
    line.setBlocked(false);
    await reconnected.promise;
    await expect.poll(() => heads.events.at(-1)?.sequence).toBe(missed);
    await client.stop();
    await line.stop();
  });
});
