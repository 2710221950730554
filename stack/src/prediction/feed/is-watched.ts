import { computeOpenEpoch } from '@tradewind/rules/prediction/grid';
import type { ChainClient } from '../../chain/connect.ts';
import { createMarketReader } from '../market-reader.ts';

const timeoutMs = 1_000;

/** Whether there are stakes in an open or live round. */
export async function hasOpenStakes(
  client: ChainClient,
  { market, genesis }: { market: `0x${string}`; genesis: bigint },
  now: number,
): Promise<boolean> {
  const open = computeOpenEpoch(Number(genesis), now);
  const { readRound } = createMarketReader(client, market);
  const rounds = await Promise.all([open, open - 1].map((epoch) => readRound(epoch)));
  return rounds.some(({ totalUp, totalDown }) => totalUp + totalDown > 0n);
}

/** Whether a page is open: an API node has a connection to its hub. A node that does not respond counts as none. */
export async function hasViewers(apiUrls: readonly string[]): Promise<boolean> {
  const counts = await Promise.all(apiUrls.map(countConnections));
  return counts.some((count) => count > 0);
}

async function countConnections(apiUrl: string): Promise<number> {
  try {
    const response = await fetch(`${apiUrl}/metrics`, { signal: AbortSignal.timeout(timeoutMs) });
    const [, count] = /^ws_connections (\d+)$/m.exec(await response.text()) ?? [];
    return Number(count ?? 0);
  } catch {
    return 0;
  }
}
