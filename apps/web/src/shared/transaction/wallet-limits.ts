import { create } from 'zustand';
import type { ChainRef } from '../chain/chain-key.ts';
import type { WalletLimit } from './wallet-limit-error.ts';

/** The limits of wallets, per chain and account, that this visit observed. */
const useNotedLimits = create<{ readonly noted: readonly string[] }>(() => ({ noted: [] }));

/** Whether this way of writing failed before with this account's wallet on the chain. */
export function useIsLimited(chain: ChainRef, account: string, limit: WalletLimit): boolean {
  return useNotedLimits(({ noted }) => noted.includes(toKey(chain, account, limit)));
}

export function noteLimit(chain: ChainRef, account: string, limit: WalletLimit): void {
  useNotedLimits.setState(({ noted }) => ({ noted: [...new Set([...noted, toKey(chain, account, limit)])] }));
}

function toKey({ chainId }: ChainRef, account: string, limit: WalletLimit): string {
  return `${limit} ${chainId} ${account}`;
}
