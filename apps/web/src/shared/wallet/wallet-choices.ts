export const bscWalletId = 'bsc';
export const injectedId = 'injected';
/** The id that WalletConnect announces. */
export const walletConnectId = 'tradewind.walletconnect';
/** The id that the wallet of local mode announces. */
export const developmentWalletId = 'local.tradewind.development-wallet';

const bscAnnouncement = 'com.binance.wallet';

export type Announcement = { readonly id: string; readonly name: string; readonly icon?: string | undefined };

export type WalletChoice<Wallet extends Announcement> = {
  readonly wallet: Wallet;
  readonly kind: 'announced' | 'bsc' | 'injected' | 'walletConnect' | 'development';
};

/**
 * The wallets to offer: announced ones by name, then the kinds that cannot announce themselves. Binance's own
 * announcement replaces its kind. The generic one is omitted as soon as a named browser wallet exists.
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
