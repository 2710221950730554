type Announcement = {
  readonly uuid: string;
  readonly name: string;
  readonly icon: string;
  /** The wallet's id among all wallets. */
  readonly rdns: string;
};

/** Puts a wallet of our own on the page by EIP-6963, as an extension would. */
export function announceProvider(info: Announcement, provider: object): void {
  const detail = Object.freeze({ info, provider });
  const announce = () => globalThis.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  globalThis.addEventListener('eip6963:requestProvider', announce);
  announce();
}
