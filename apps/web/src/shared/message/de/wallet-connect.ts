import type { walletConnect as english } from '../en/wallet-connect.ts';
import type { German } from './german.ts';

export const walletConnect = {
  name: 'WalletConnect',
  onPhone: 'Wallet auf dem Handy',
  notSetUp: 'Auf dieser Seite nicht eingerichtet',
  code: 'Code zum Scannen mit der Wallet',
  reaching: 'Das Relay von WalletConnect wird gesucht',
  scan: 'Scannen Sie den Code mit der Wallet und erlauben Sie dort die Verbindung.',
  openOnPhone:
    'Öffnen Sie die Wallet oder scannen Sie mit einem anderen Handy. Erlauben Sie dort die Verbindung.',
  waiting: 'Warten auf die Wallet',
  open: 'Wallet öffnen',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  cancel: 'Abbrechen',
  retry: 'Noch einmal',
  others: 'Andere Wallets',
  unreachable:
    'Das Relay von WalletConnect war nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es wieder. Wallets in diesem Browser gehen ohne es.',
  expired: 'Dieser Code ist abgelaufen. Ein neuer Versuch bringt einen neuen.',
  requestExpired:
    'Die Wallet hat nicht rechtzeitig geantwortet. Sehen Sie dort nach, bevor Sie es wieder versuchen.',
  relayDown:
    'Das Relay von WalletConnect war nicht erreichbar. Die Wallet wurde nicht gefragt. Prüfen Sie die Verbindung und versuchen Sie es wieder.',
  networkNotAllowed:
    'Die Wallet hat dieses Netzwerk beim Verbinden nicht erlaubt. Trennen Sie die Wallet, verbinden Sie sie neu und erlauben Sie es dort.',
} satisfies German<typeof english>;
