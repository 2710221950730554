import { useBlockUpdates } from './block.query.ts';
import type { Chain } from './chain.ts';
import { useIsChainNeeded } from './needed-chains.ts';
import { useChains } from './use-chain.ts';

/** Follows the blocks of the home chain, and those of another chain while something on screen uses it. */
export function FollowedChains() {
  const { home, chainIds } = useChains();
  const others = chainIds.filter((chainId) => chainId !== home.chainId);
  return (
    <>
      <FollowedChain chain={home} />
      {others.map((chainId) => (
        <FollowedWhileNeeded key={chainId} chainId={chainId} />
      ))}
    </>
  );
}

function FollowedWhileNeeded({ chainId }: { chainId: number }) {
  const chains = useChains();
  const chain = useIsChainNeeded(chainId) ? chains.find(chainId) : undefined;
  return chain ? <FollowedChain chain={chain} /> : null;
}

function FollowedChain({ chain }: { chain: Chain }) {
  useBlockUpdates(chain);
  return null;
}
