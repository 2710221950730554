import { setTimeout as delay } from 'node:timers/promises';
import { getBlock } from 'viem/actions';
import type { ChainClient } from './connect.ts';

interface MinerOptions {
  /** Lists the dates at which a contract answers otherwise though nobody writes, in Unix seconds. */
  readonly listDates: () => Promise<readonly number[]>;
  readonly pollMs?: number;
  /** The longest time without a block. */
  readonly stillSeconds?: number;
}

/**
 * Mines a block when a date has passed since the last one. Calls and simulations see the time of the last block, so on
 * a chain that mines per transaction alone a sale would never open. Returns the end of the mining.
 */
export function mineWhenDue(client: ChainClient, options: MinerOptions): () => Promise<void> {
  const stopping = new AbortController();
  const mining = run(client, options, stopping.signal);
  return async () => {
    stopping.abort();
    await mining;
  };
}

async function run(client: ChainClient, options: MinerOptions, signal: AbortSignal): Promise<void> {
  const { pollMs = 10_000 } = options;
  while (!signal.aborted) {
    // A node that does not answer is restarted by its supervision.
    await mineIfDue(client, options).catch(() => undefined);
    await delay(pollMs, undefined, { signal }).catch(() => undefined);
  }
}

async function mineIfDue(
  client: ChainClient,
  { listDates, stillSeconds = 600 }: MinerOptions,
): Promise<void> {
  const [last, now] = [await readTime(client, 'latest'), await readTime(client, 'pending')];
  const isStill = now - last >= stillSeconds;
  if (isStill || (await listDates()).some((date) => last < date && date <= now)) {
    await client.mine({ blocks: 1 });
  }
}

/** The pending block has the time that a block would have now. */
async function readTime(client: ChainClient, blockTag: 'latest' | 'pending'): Promise<number> {
  return Number((await getBlock(client, { blockTag })).timestamp);
}
