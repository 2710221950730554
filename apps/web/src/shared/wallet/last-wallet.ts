import { findStored, store } from '../settings/browser-storage.ts';

const storageName = 'tradewind.last-wallet';

/** The id of the wallet to connect again after a reload. */
export function findLastWallet(): string | undefined {
  return findStored(storageName);
}

export function rememberWallet(id: string): void {
  store(storageName, id);
}

/** Calls back when another tab of this browser disconnects for good; returns how to stop. */
export function followForgetting(onForgotten: () => void): () => void {
  const look = ({ key, newValue }: StorageEvent) => {
    if (key === storageName && newValue === null) onForgotten();
  };
  globalThis.addEventListener('storage', look);
  return () => globalThis.removeEventListener('storage', look);
}

export function forgetWallet(): void {
  store(storageName, undefined);
}
