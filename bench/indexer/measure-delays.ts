import { once } from 'node:events';
import { openSession } from '@tradewind/db/session';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { connectHub } from './hub-client.ts';

type DelayOptions = {
  readonly databaseUrl: string;
  readonly apiUrl: string;
  readonly wsUrl: string;
  /** `send` adds a swap to the next block; `mine` mines it. */
  readonly send: () => Promise<void>;
  readonly mine: () => Promise<void>;
  readonly samples: number;
};

/** Milliseconds, sorted. */
export type Delays = { readonly toRow: readonly number[]; readonly toClient: readonly number[] };

const headSchema = z.object({ params: z.object({ result: z.object({ number: z.string() }) }) });
const warmUps = 10;

/**
 * Measures two delays from the node's announcement of a block with a swap. One ends when the rows are in the
 * database, the other when a hub client receives the pool.
 */
export async function measureDelays(options: DelayOptions): Promise<Delays> {
  const session = await openSession(options.databaseUrl);
  // In production the database analyses by itself within a minute.
  await session.sql`analyze`;
  const socket = await subscribeHeads(options.wsUrl);
  let row = Promise.withResolvers<number>();
  const clients = new Map<number, PromiseWithResolvers<number>>();
  const getClient = (blockNumber: number) => {
    const client = clients.get(blockNumber) ?? Promise.withResolvers<number>();
    clients.set(blockNumber, client);
    return client;
  };
  await session.listen('relay_outbox', () => row.resolve(performance.now()));
  const hub = await connectHub(options.apiUrl, (blockNumber) =>
    getClient(blockNumber).resolve(performance.now()),
  );
  const delays: { toRow: number; toClient: number }[] = [];
  for (let sample = 0; sample < warmUps + options.samples; sample += 1) {
    row = Promise.withResolvers<number>();
    const announced = once(socket, 'message').then(([content]) => ({
      at: performance.now(),
      blockNumber: Number(headSchema.parse(JSON.parse(String(content))).params.result.number),
    }));
    await options.send();
    await options.mine();
    const { at: announcedAt, blockNumber } = await announced;
    const [rowAt, clientAt] = await Promise.all([row.promise, getClient(blockNumber).promise]);
    delays.push({ toRow: rowAt - announcedAt, toClient: clientAt - announcedAt });
  }
  hub.close();
  socket.terminate();
  session.destroy();
  const counted = delays.slice(warmUps);
  return {
    toRow: counted.map(({ toRow }) => Math.max(0, toRow)).toSorted((a, b) => a - b),
    toClient: counted.map(({ toClient }) => Math.max(0, toClient)).toSorted((a, b) => a - b),
  };
}

async function subscribeHeads(wsUrl: string): Promise<WebSocket> {
  const socket = new WebSocket(wsUrl);
  await once(socket, 'open');
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] }));
  await once(socket, 'message');
  return socket;
}
