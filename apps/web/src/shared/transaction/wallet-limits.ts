import { create } from 'zustand';

/** Accounts of which a wallet was seen, on this visit, not to give a signature that a token takes. */
const useLimitedAccounts = create<{ readonly accounts: readonly string[] }>(() => ({ accounts: [] }));

/** Whether asking this account's wallet for a permit has failed before. */
export function useIsPermitLimited(account: string): boolean {
  return useLimitedAccounts(({ accounts }) => accounts.includes(account));
}

export function notePermitLimit(account: string): void {
  useLimitedAccounts.setState(({ accounts }) => ({ accounts: [...new Set([...accounts, account])] }));
}
