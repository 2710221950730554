import { once } from 'node:events';
import postgres from 'postgres';
import { WebSocket } from 'ws';
import { connectHub } from './hub-client.ts';

type DelayOptions = {
  readonly databaseUrl: string;
  readonly apiUrl: string;
  readonly wsUrl: string;
  /** Puts a swap into the next block, and mines it. */
  readonly send: () => Promise<void>;
  readonly mine: () => Promise<void>;
};

/** Milliseconds, sorted. */
export type Delays = { readonly toRow: readonly number[]; readonly toClient: readonly number[] };

const warmUps = 10;
const samples = 100;

/** From the node's announcement of a block with a swap until the database tells of its rows, and until a client of the hub hears of its pool. */
export async function measureDelays(options: DelayOptions): Promise<Delays> {
  const sql = postgres(options.databaseUrl, { max: 1 });
  // The database does so by itself within a minute.
  await sql`analyze`;
  const socket = await subscribeHeads(options.wsUrl);
  let [row, client] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
  const listener = await sql.listen('relay_outbox', () => row.resolve(performance.now()));
  const hub = await connectHub(options.apiUrl, () => client.resolve(performance.now()));
  const delays: { toRow: number; toClient: number }[] = [];
  for (let sample = 0; sample < warmUps + samples; sample += 1) {
    [row, client] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
    const announced = once(socket, 'message').then(() => performance.now());
    await options.send();
    await options.mine();
    const [announcedAt, rowAt, clientAt] = await Promise.all([announced, row.promise, client.promise]);
    delays.push({ toRow: rowAt - announcedAt, toClient: clientAt - announcedAt });
  }
  hub.close();
  await listener.unlisten();
  socket.terminate();
  await sql.end();
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

/** Of sorted figures. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
