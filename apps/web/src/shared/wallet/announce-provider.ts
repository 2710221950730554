type Announcement = {
  readonly uuid: string;
  readonly name: string;
  readonly icon: string;
  /** The wallet's id among all wallets. */
  readonly rdns: string;
};

/** Announces a wallet of our own by EIP-6963, like an extension. */
export function announceProvider(info: Announcement, provider: object): void {
  const detail = Object.freeze({ info, provider });
  const announce = () => globalThis.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  globalThis.addEventListener('eip6963:requestProvider', announce);
  announce();
}
