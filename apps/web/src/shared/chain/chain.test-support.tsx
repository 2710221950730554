import { findNetworkDeployment } from '@tradewind/abi/deployment';
import type { ReactNode } from 'react';
import { createClient, custom } from 'viem';
import type { Chain, Chains } from './chain.ts';
import { createChainClock } from './chain-clock.ts';
import { localChain } from './local-chain.test-support.ts';
import { ChainsContext } from './use-chain.ts';

type TestRequest = { readonly method: string; readonly params?: unknown };

type TestChainOptions = Partial<Chain> & {
  /** The node; without one every request fails. */
  readonly request?: (requested: TestRequest) => Promise<unknown>;
};

/** A chain of a unit test, with the contracts of the local network and a node that the test simulates. */
export function createTestChain({ request = refuse, ...given }: TestChainOptions = {}): Chain {
  const { chainId = localChain.id } = given;
  const contracts = findNetworkDeployment(localChain.id);
  if (!contracts) throw new Error('the local network is not deployed');
  const client = createClient({
    chain: { ...localChain, id: chainId, contracts: { multicall3: { address: contracts.multicall3 } } },
    cacheTime: 0,
    transport: custom({ request }, { retryCount: 0 }),
  });
  const clock = createChainClock(() => performance.now());
  return {
    chainId,
    isHome: chainId === localChain.id,
    client,
    contracts,
    clock,
    leaveNode: () => undefined,
    ...given,
  };
}

async function refuse({ method }: TestRequest): Promise<never> {
  throw new Error(`this test has no node: ${method}`);
}

/** The chains of a page in a unit test; the first is its home. */
export function createTestChains(home: Chain, ...others: readonly Chain[]): Chains {
  const all = [home, ...others];
  return {
    home,
    chainIds: all.map(({ chainId }) => chainId),
    find: (chainId) => all.find((chain) => chain.chainId === chainId),
  };
}

/** Components and hooks on a chain. */
export function withChain(chain: Chain, children: ReactNode): ReactNode {
  return <ChainsContext value={createTestChains(chain)}>{children}</ChainsContext>;
}
