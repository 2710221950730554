import type { send as english } from '../en/send.ts';
import { plural } from '../plural.ts';
import type { German } from './german.ts';

export const send = {
  title: 'Senden',
  amount: 'Betrag',
  recipient: 'Empfänger',
  review: 'Prüfen',
  checkingRecipient: 'Empfänger wird geprüft',
  enterAmount: 'Betrag eingeben',
  enterRecipient: 'Empfänger eingeben',
  invalidRecipient: 'Ungültiger Empfänger',
  recipientUnknown: 'Empfänger noch nicht bekannt',
  insufficientBalance: (symbol) => `Zu wenig ${symbol}`,
  tooManyDecimals: (symbol, decimals) =>
    `${symbol} hat nur ${plural(decimals, { one: '# Nachkommastelle', other: '# Nachkommastellen' })}`,
  amountTooLarge: 'Dieser Betrag ist größer, als ein Token fassen kann',
  blocked: {
    'zero-address': 'Niemand hält die Nulladresse. Was dorthin geht, ist verloren.',
    'token-contract': 'Dies ist der Vertrag eines Tokens. Was dorthin geht, ist verloren.',
    'own-contract':
      'Dies ist ein Vertrag der Börse. Was dorthin geht, ist verloren oder geht an den nächsten Händler.',
    pool: 'Dies ist ein Pool der Börse. Was dorthin geht, bekommt der nächste Händler.',
  },
  warning: {
    self: 'Dies ist Ihr eigenes Konto.',
    contract: 'An dieser Adresse ist ein Vertrag. Senden Sie nur, wenn er diesen Token annimmt.',
    unchecked: 'Das Netzwerk konnte nicht sagen, ob dort ein Vertrag ist.',
  },
  confirmTitle: 'Überweisung bestätigen',
  confirm: 'Senden',
  back: 'Zurück',
  to: 'An',
  from: 'Von',
  address: 'Adresse',
  final: 'Vergleichen Sie die ganze Adresse. Eine Überweisung ist endgültig.',
  summary: (amount, recipient) => `${amount} an ${recipient} senden`,
  failed: (reason) => `Die Überweisung kann nicht gelingen: ${reason}`,
  refused: 'Der Token lehnt diese Überweisung ab.',
  noToken: 'In diesem Netzwerk ist dort kein Token. Nichts würde gesendet.',
} satisfies German<typeof english>;
