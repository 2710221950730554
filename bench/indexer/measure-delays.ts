import { once } from 'node:events';
import postgres from 'postgres';
import { WebSocket } from 'ws';

type DelayOptions = {
  readonly databaseUrl: string;
  readonly wsUrl: string;
  /** Puts a swap into the next block, and mines it. */
  readonly send: () => Promise<void>;
  readonly mine: () => Promise<void>;
};

const warmUps = 10;
const samples = 100;

/** Milliseconds from the node's announcement of a block with an event until the database tells of its rows, for each of many blocks. */
export async function measureDelays(options: DelayOptions): Promise<readonly number[]> {
  const sql = postgres(options.databaseUrl, { max: 1 });
  const socket = new WebSocket(options.wsUrl);
  await once(socket, 'open');
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] }));
  await once(socket, 'message');
  let told = Promise.withResolvers<number>();
  const listener = await sql.listen('relay_outbox', () => told.resolve(performance.now()));
  const delays: number[] = [];
  for (let sample = 0; sample < warmUps + samples; sample += 1) {
    told = Promise.withResolvers<number>();
    const announced = once(socket, 'message').then(() => performance.now());
    await options.send();
    await options.mine();
    const [announcedAt, toldAt] = await Promise.all([announced, told.promise]);
    if (sample >= warmUps) delays.push(Math.max(0, toldAt - announcedAt));
    await settle(told);
  }
  await listener.unlisten();
  socket.terminate();
  await sql.end();
  return delays.toSorted((a, b) => a - b);
}

/** The second notice of a block comes with the first, in the same commit: let it pass before the next block. */
async function settle(told: { readonly promise: Promise<number> }): Promise<void> {
  await told.promise;
  await new Promise(setImmediate);
}

/** Of sorted figures. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
