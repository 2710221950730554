import { findStored, store } from '../settings/browser-storage.ts';

const storageName = 'tradewind.last-wallet';

/** The id of the wallet to connect again after a reload. */
export function findLastWallet(): string | undefined {
  return findStored(storageName);
}

export function rememberWallet(id: string): void {
  store(storageName, id);
}

export function forgetWallet(): void {
  store(storageName, undefined);
}
