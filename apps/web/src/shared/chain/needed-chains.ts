import { create } from 'zustand';

/** The ids of the chains that mounted components use. */
const useNeeded = create<{ readonly chainIds: ReadonlySet<number> }>()(() => ({ chainIds: new Set() }));

/** How many mounted components use a chain, by its id; a chain without one has no entry. */
const counts = new Map<number, number>();

/** Has the blocks of a chain followed until the returned function is called. */
export function needChain(chainId: number): () => void {
  addUse(chainId, 1);
  return () => addUse(chainId, -1);
}

/** A long list mounts many users of one chain: the state changes with the first and the last of them alone. */
function addUse(chainId: number, change: 1 | -1): void {
  const before = counts.get(chainId) ?? 0;
  const count = before + change;
  if (count === 0) counts.delete(chainId);
  else counts.set(chainId, count);
  if (before === 0 || count === 0) useNeeded.setState({ chainIds: new Set(counts.keys()) });
}

/** Whether something on screen uses a chain. */
export function useIsChainNeeded(chainId: number): boolean {
  return useNeeded(({ chainIds }) => chainIds.has(chainId));
}
