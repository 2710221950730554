import type { Address } from 'viem';
import type { ChainClient } from './chain-client.ts';

/** The Multicall3 of the client's chain; throws where there is none. */
export function getMulticall({ chain }: ChainClient): Address {
  const address = chain.contracts?.multicall3?.address;
  if (!address) throw new Error(`No Multicall3 on chain ${chain.id}`);
  return address;
}
