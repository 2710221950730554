import type { exchange as english } from '../../en/exchange/exchange.ts';
import { plural } from '../../plural.ts';
import type { German } from '../german.ts';

export const exchange = {
  pair: (a, b) => `${a}/${b}`,
  title: 'Börse',
  subtitle: 'Token sofort tauschen',
  from: 'Von',
  to: 'In',
  estimated: (label) => `${label} (geschätzt)`,
  selectToken: 'Token wählen',
  switchSides: 'Seiten tauschen',
  connectWallet: 'Wallet verbinden',
  enterAmount: 'Betrag eingeben',
  recipient: 'Empfänger',
  addRecipient: 'An eine andere Adresse senden',
  removeRecipient: 'Empfänger entfernen',
  enterRecipient: 'Empfänger eingeben',
  invalidRecipient: 'Ungültiger Empfänger',
  resolvingRecipient: 'Empfänger wird nachgeschlagen',
  recipientUnknown: 'Empfänger noch nicht bekannt',
  insufficientBalance: (symbol) => `Zu wenig ${symbol}`,
  insufficientNative: 'Zu wenig ETH',
  insufficientWrapped: 'Zu wenig WBNB',
  insufficientLiquidity: 'Zu wenig Liquidität für diesen Handel.',
  tooManyDecimals: (symbol, decimals) =>
    `${symbol} hat nur ${plural(decimals, { one: '# Nachkommastelle', other: '# Nachkommastellen' })}`,
  amountTooLarge: 'Dieser Betrag ist größer, als ein Token fassen kann',
  reconnecting: 'Verbindung wird erneuert',
  loadingPrice: 'Preise werden aus dem Netzwerk gelesen',
  priceUnknown: 'Die Preise konnten nicht aus dem Netzwerk gelesen werden',
  priceUnknownText: 'Ihren Token fehlt nichts. Die Preise kommen wieder, sobald das Netzwerk antwortet.',
  swap: 'Tauschen',
  swapAnyway: 'Trotzdem tauschen',
  priceImpactTooHigh: 'Preiseinfluss zu hoch',
  priceImpactHigh: 'Preiseinfluss hoch',
  wrap: 'Einwickeln',
  unwrap: 'Auswickeln',
  price: 'Preis',
  priceOf: (amount, out, per) => `${amount} ${out} je ${per}`,
  invertPrice: 'Den Preis anders herum zeigen',
  minimumReceived: 'Mindestens erhalten',
  maximumSold: 'Höchstens verkauft',
  priceImpact: 'Preiseinfluss',
  providerFee: 'Gebühr für Liquidität',
  route: 'Route',
  chart: 'Preisverlauf',
  fee: 'Gebühr',
  aboutNetworkFee: 'Ohne Freigabe geschätzt. Vor der Bestätigung gemessen.',
  slippage: 'Slippage-Toleranz',
  aboutMinimum:
    'So viel bekommen Sie mindestens, sonst scheitert der Handel. Ein gescheiterter kostet nur die Netzwerkgebühr.',
  aboutMaximum:
    'So viel zahlen Sie höchstens, sonst scheitert der Handel. Ein gescheiterter kostet nur die Netzwerkgebühr.',
  aboutImpact: 'Wie weit Ihr Handel den Preis der Pools bewegt. Die Gebühr zählt nicht mit.',
  aboutFee: 'Jeder Schritt kostet 0.20%: Liquiditätsgeber bekommen 0.17%, die Kasse 0.03%.',
  noSnapshot: 'Die API nannte keine Reserven; stattdessen wird die Chain gefragt',
  spender: {
    reason: (symbol) =>
      `Die Börse braucht Ihre Erlaubnis, ${symbol} von Ihrem Konto zu nehmen. Gehandelt wird dadurch nichts.`,
    exactHint: 'Der nächste Handel fragt wieder. Die sicherste Wahl.',
    customHint: 'Mehrere Geschäfte dieser Größe.',
    atLeast: (amount) => `Dieser Handel braucht mindestens ${amount}`,
    couldTake: (amount, spender) =>
      `Der Router der Börse (${spender}) könnte dann bis zu ${amount} nehmen. Er kann es nur in einer Transaktion, die Sie senden. Durch die Freigabe geht nichts ab.`,
    couldTakeAll: (symbol, spender) =>
      `Der Router der Börse (${spender}) könnte dann alle ${symbol} nehmen, die Sie je halten. Er kann es nur in einer Transaktion, die Sie senden. Durch die Freigabe geht nichts ab.`,
    unknownAllowance: 'Der Token sagt nicht, was die Börse danach nehmen könnte.',
  },
  summary: {
    swap: (input, output) => `${input} in ${output} tauschen`,
    swapTo: (input, output, recipient) => `${input} in ${output} tauschen, an ${recipient}`,
    split: (summary, routes) => `${summary} über ${plural(routes, { one: '# Route', other: '# Routen' })}`,
    wrap: (input, output) => `${input} in ${output} einwickeln`,
    unwrap: (input, output) => `${input} in ${output} auswickeln`,
  },
  error: {
    rejected: 'Transaktion abgelehnt.',
    failed: (message) => `Tausch gescheitert: ${message}`,
    betterPrice: 'Die Pools zahlen jetzt mehr als diesen Preis. Bitte sehen Sie den Handel noch einmal an.',
    slippage:
      'Diese Transaktion wird scheitern: Der Preis hat sich bewegt, oder der Token nimmt eine Gebühr. Erhöhen Sie vielleicht die Slippage-Toleranz.',
    token: (reason) =>
      `Die Transaktion kann nicht gelingen, wegen dieses Fehlers: ${reason}. Wahrscheinlich liegt es an einem der Token, die Sie tauschen.`,
    gas: 'Das Gas konnte unerwartet nicht geschätzt werden. Bitte versuchen Sie es wieder.',
    support: 'Unerwarteter Fehler. Bitte wenden Sie sich an den Support: Kein Aufruf meldete einen Fehler',
  },
} satisfies German<typeof english>;
