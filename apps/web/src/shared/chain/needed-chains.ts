import { create } from 'zustand';

/** The ids of the chains that mounted components use, once a component. */
const useUses = create<{ readonly uses: readonly number[] }>()(() => ({ uses: [] }));

/** Has the blocks of a chain followed until the returned function is called. */
export function needChain(chainId: number): () => void {
  useUses.setState(({ uses }) => ({ uses: [...uses, chainId] }));
  return () => useUses.setState(({ uses }) => ({ uses: uses.toSpliced(uses.indexOf(chainId), 1) }));
}

/** Whether something on screen uses a chain. */
export function useIsChainNeeded(chainId: number): boolean {
  return useUses(({ uses }) => uses.includes(chainId));
}
