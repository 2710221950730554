const storageName = 'tradewind.last-wallet';

/** The id of the wallet to connect again after a reload. */
export function findLastWallet(): string | undefined {
  return globalThis.localStorage.getItem(storageName) ?? undefined;
}

export function rememberWallet(id: string): void {
  globalThis.localStorage.setItem(storageName, id);
}

export function forgetWallet(): void {
  globalThis.localStorage.removeItem(storageName);
}
