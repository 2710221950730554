import { create } from 'zustand';
import type { WalletLimit } from './wallet-limit-error.ts';

/** The limits of wallets, per account, that this visit observed. */
const useNotedLimits = create<{ readonly noted: readonly string[] }>(() => ({ noted: [] }));

/** Whether this way of writing failed before with this account's wallet. */
export function useIsLimited(account: string, limit: WalletLimit): boolean {
  return useNotedLimits(({ noted }) => noted.includes(toKey(account, limit)));
}

export function noteLimit(account: string, limit: WalletLimit): void {
  useNotedLimits.setState(({ noted }) => ({ noted: [...new Set([...noted, toKey(account, limit)])] }));
}

function toKey(account: string, limit: WalletLimit): string {
  return `${limit} ${account}`;
}
