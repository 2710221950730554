import { useIsMutating } from '@tanstack/react-query';
import type { Address } from 'viem';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { ChainRef } from '../../../shared/chain/chain-key.ts';
import { createPredictionKey } from '../prediction-key.ts';

export function createClaimKey(chain: ChainRef, account: Address | undefined) {
  return createPredictionKey(chain, 'claim', account);
}

/** Whether this page is collecting rounds of the account. */
export function useIsClaiming(account: Address | undefined): boolean {
  return useIsMutating({ mutationKey: createClaimKey(useChain(), account) }) > 0;
}
