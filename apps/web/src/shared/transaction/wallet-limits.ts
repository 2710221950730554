import { create } from 'zustand';
import type { WalletLimit } from './wallet-limit-error.ts';

/** What wallets were seen, on this visit, not to do for an account. */
const useNotedLimits = create<{ readonly noted: readonly string[] }>(() => ({ noted: [] }));

/** Whether asking this account's wallet this way has failed before. */
export function useIsLimited(account: string, limit: WalletLimit): boolean {
  return useNotedLimits(({ noted }) => noted.includes(toKey(account, limit)));
}

export function noteLimit(account: string, limit: WalletLimit): void {
  useNotedLimits.setState(({ noted }) => ({ noted: [...new Set([...noted, toKey(account, limit)])] }));
}

function toKey(account: string, limit: WalletLimit): string {
  return `${limit} ${account}`;
}
