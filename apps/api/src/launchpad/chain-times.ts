import type { Chains } from '../chain/chain.ts';

/** The last indexed block of each served chain that has one. */
export type ChainTimes = ReadonlyMap<number, { blockNumber: number; blockTimestamp: number }>;

/** A chain without an index is absent: nothing of its sales is known. */
export async function readChainTimes({ all }: Chains): Promise<ChainTimes> {
  const states = await Promise.all(
    all.map(async ({ chainId, index }) => ({ chainId, state: await index.find() })),
  );
  return new Map(states.flatMap(({ chainId, state }) => (state ? [[chainId, state]] : [])));
}

/** The served chains that have no index now. */
export function listUnknownChainIds({ all }: Chains, times: ChainTimes): number[] {
  return all.map(({ chainId }) => chainId).filter((chainId) => !times.has(chainId));
}
