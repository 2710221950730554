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
  const listDates = rememberDates(options.listDates);
  while (!signal.aborted) {
    // A node that does not answer is restarted by its supervision.
    await mineIfDue(client, { ...options, listDates }).catch(() => undefined);
    await delay(pollMs, undefined, { signal }).catch(() => undefined);
  }
}

type ListDates = (blockHash: string) => Promise<readonly number[]>;

/** Lists the dates once a block: only a transaction changes them, and reading them takes several calls for each sale. */
function rememberDates(listDates: MinerOptions['listDates']): ListDates {
  let known: { readonly blockHash: string; readonly dates: readonly number[] } | undefined;
  return async (blockHash) => {
    if (known?.blockHash !== blockHash) known = { blockHash, dates: await listDates() };
    return known.dates;
  };
}

async function mineIfDue(
  client: ChainClient,
  { listDates, stillSeconds = 600 }: Omit<MinerOptions, 'listDates'> & { readonly listDates: ListDates },
): Promise<void> {
  // The pending block has the time that a block would have now.
  const last = await getBlock(client, { blockTag: 'latest' });
  const { timestamp: now } = await getBlock(client, { blockTag: 'pending' });
  const isDue = (date: number) => last.timestamp < date && date <= now;
  if (now - last.timestamp >= stillSeconds || (await listDates(last.hash)).some(isDue)) {
    await client.mine({ blocks: 1 });
  }
}
