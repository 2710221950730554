import { create } from 'zustand';
import type { ChainRef } from '../chain/chain-key.ts';

/** The unsupported features of a wallet. */
export type WalletLimit = 'batch' | 'permit';

/** A wallet, account or token does not support this way of writing. Nothing was sent; another way may work. */
export class WalletLimitError extends Error {
  override readonly name = 'WalletLimitError';
  readonly limit: WalletLimit;

  constructor(limit: WalletLimit, options?: ErrorOptions) {
    super(`The wallet can't write by ${limit}`, options);
    this.limit = limit;
  }
}

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
