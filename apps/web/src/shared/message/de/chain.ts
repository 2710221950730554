import type { chain as english } from '../en/chain.ts';
import type { German } from './german.ts';

export const chain = {
  network: 'Netzwerk',
  userRejected: 'Sie haben die Anfrage abgelehnt.',
  noProvider: 'Kein BSC-Anbieter gefunden',
  walletLocked:
    'Die Wallet ist gesperrt oder gibt dieses Konto nicht frei. Entsperren Sie sie und versuchen Sie es wieder.',
  walletCannot: 'Ihre Wallet kann das nicht. Tun Sie es in der Wallet selbst oder mit einer anderen.',
  walletDisconnected:
    'Die Wallet ist nicht verbunden. Öffnen oder verbinden Sie sie und versuchen Sie es wieder.',
  accountChanged: 'Die Wallet nutzt jetzt ein anderes Konto. Prüfen Sie es und versuchen Sie es wieder.',
  wrongNetwork: 'Die Wallet ist in einem anderen Netzwerk. Wechseln Sie es und versuchen Sie es wieder.',
  chainUnknownToWallet:
    'Die Wallet kennt dieses Netzwerk nicht. Fügen Sie es hinzu und versuchen Sie es wieder.',
  requestAlreadyPending:
    'In der Wallet wartet schon eine Anfrage. Beantworten Sie sie und versuchen Sie es wieder.',
  nodesUnreachable: (reason) =>
    `Das Netzwerk war nicht erreichbar (${reason}). Nichts wurde gesendet. Prüfen Sie die Verbindung und versuchen Sie es wieder.`,
  noHash: 'Kein Transaktions-Hash gefunden.',
  existingTransaction: 'Diese Transaktion ist schon vorhanden.',
  sendFailed: 'Der Sammelaufruf konnte nicht gesendet werden',
  parseFailed: 'Die JSON-Antwort konnte nicht gelesen werden',
  otherChain: (chainId) => `Der Knoten antwortet für Chain ${chainId}`,
  oldBlock: 'Für eine alte Blocknummer gelesen',
  undecodable: (view, contract) => `${view} von ${contract} antwortet, was sein ABI nicht kennt`,
  invalidAddress: 'Ungültige Adresse',
  invalidHex: 'Ungültige Hexadezimalzahl',
  invalidCallKey: 'Ungültiger Schlüssel eines Aufrufs',
  lagTitle: 'Die Knoten des Netzwerks hängen zurück',
  lagText: (network, blockNumber, requiredBlock) =>
    `Die von ${network} sind bei Block ${blockNumber} von ${requiredBlock}. Was Sie sehen, ist vielleicht alt. Es wird neu gelesen, bis sie aufholen.`,
  insufficientFunds: 'Dieses Konto hat zu wenig native Coins für die Netzwerkgebühr.',
  nonceTooLow: 'Eine andere Transaktion dieses Kontos war schneller. Versuchen Sie es wieder.',
  unexpected:
    'Etwas Unerwartetes ist passiert. Sehen Sie in der Wallet nach, ob etwas gesendet wurde, bevor Sie es wieder versuchen.',
} satisfies German<typeof english>;
