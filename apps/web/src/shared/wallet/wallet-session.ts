import type { Address } from 'viem';
import { type Connector, useConnection } from 'wagmi';
import { useChains } from '../chain/use-chain.ts';

/** The connected account, its wallet, and whether that is on a chain that the page serves. */
export type WalletSession = {
  readonly account: Address;
  readonly chainId: number;
  readonly isOnNetwork: boolean;
  readonly connector: Connector;
};

/** The connected wallet's session, or undefined without one. */
export function useWalletSession(): WalletSession | undefined {
  const { chainIds } = useChains();
  const { address, chainId, connector, status } = useConnection();
  if (status !== 'connected' || !address || chainId === undefined || !connector) return undefined;
  return { account: address, chainId, isOnNetwork: chainIds.includes(chainId), connector };
}
