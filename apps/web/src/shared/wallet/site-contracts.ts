import { findExchangeDeployment, findNetworkDeployment } from '@tradewind/abi/deployment';
import type { Address } from 'viem';

/** The contracts of a chain that hold tokens for a moment and belong to nobody. */
export function listSiteContracts(chainId: number): readonly Address[] {
  const { factory, router } = findExchangeDeployment(chainId) ?? {};
  const { wrappedNative, multicall3 } = findNetworkDeployment(chainId) ?? {};
  return [factory, router, wrappedNative, multicall3].filter((contract) => contract !== undefined);
}
