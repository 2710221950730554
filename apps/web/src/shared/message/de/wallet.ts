import type { wallet as english } from '../en/wallet.ts';
import type { German } from './german.ts';

export const wallet = {
  connect: 'Wallet verbinden',
  dialogTitle: 'Wallet verbinden',
  dialogText: 'Ihre Wallet hält Ihre Schlüssel. Diese Seite kann nur fragen; Sie entscheiden dort.',
  bscWallet: 'Binance Wallet',
  injected: 'Wallet im Browser',
  development: 'Nur für lokalen Gebrauch',
  detected: 'Gefunden',
  waiting: (name) => `Warten auf ${name}`,
  silent: (name) =>
    `Noch keine Antwort von ${name}. Entsperren Sie sie und suchen Sie eine wartende Anfrage. Oder wählen Sie eine andere Wallet.`,
  account: 'Konto',
  accountMenu: (label) => `Konto ${label}`,
  address: 'Adresse',
  connectedWith: (name) => `Verbunden mit ${name}`,
  send: 'Senden',
  recentTransactions: 'Letzte Transaktionen',
  logout: 'Wallet trennen',
  wrongNetworkTitle: 'Falsches Netzwerk',
  wrongNetwork: (wanted, now) =>
    `Ihre Wallet ist im Netzwerk ${now}. Diese Seite handelt auf ${wanted}; wechseln Sie, um fortzufahren.`,
  unknownNetwork: (chainId) => `Netzwerk ${chainId}`,
  switchTo: (network) => `Zu ${network} wechseln`,
  switching: 'Warten auf die Wallet',
  retry: 'Noch einmal',
  noWalletForNetwork: 'Keine Wallet, in der das Netzwerk einzurichten wäre',
} satisfies German<typeof english>;
