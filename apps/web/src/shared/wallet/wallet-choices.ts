export const bscWalletId = 'bsc';
export const injectedId = 'injected';
/** What WalletConnect announces itself as. */
export const walletConnectId = 'tradewind.walletconnect';
/** What the wallet built into local mode announces itself as. */
export const developmentWalletId = 'local.tradewind.development-wallet';

const bscAnnouncement = 'com.binance.wallet';

export type Announcement = { readonly id: string; readonly name: string; readonly icon?: string | undefined };

export type WalletChoice<Wallet extends Announcement> = {
  readonly wallet: Wallet;
  readonly kind: 'announced' | 'bsc' | 'injected' | 'walletConnect' | 'development';
};

/**
 * The wallets to offer: those that announced themselves by their own name, then the kinds that cannot. Binance's own announcement
 * takes the place of its kind, and the generic one is left out as soon as any wallet of the browser has a name.
 */
export function toWalletChoices<Wallet extends Announcement>(
  wallets: readonly Wallet[],
): WalletChoice<Wallet>[] {
  const choices = wallets.map((wallet) => ({ wallet, kind: toKind(wallet) }));
  const announced = choices.filter(({ kind }) => kind === 'announced');
  const isBscAnnounced = announced.some(({ wallet }) => wallet.id === bscAnnouncement);
  return [
    ...announced,
    ...choices.filter(({ kind }) => kind === 'bsc' && !isBscAnnounced),
    ...choices.filter(({ kind }) => kind === 'injected' && announced.length === 0),
    ...choices.filter(({ kind }) => kind === 'walletConnect'),
    ...choices.filter(({ kind }) => kind === 'development'),
  ];
}

function toKind({ id }: Announcement): WalletChoice<Announcement>['kind'] {
  if (id === bscWalletId) return 'bsc';
  if (id === injectedId) return 'injected';
  if (id === walletConnectId) return 'walletConnect';
  return id === developmentWalletId ? 'development' : 'announced';
}
