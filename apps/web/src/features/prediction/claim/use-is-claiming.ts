import { useIsMutating } from '@tanstack/react-query';
import type { Address } from 'viem';
import { predictionKey } from '../prediction-key.ts';

export const claimKey = [predictionKey, 'claim'];

/** Whether this page is collecting rounds of the account. */
export function useIsClaiming(account: Address | undefined): boolean {
  return useIsMutating({ mutationKey: [...claimKey, account] }) > 0;
}
