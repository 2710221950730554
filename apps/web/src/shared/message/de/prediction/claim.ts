import type { predictionClaim as english } from '../../en/prediction/claim.ts';
import { plural } from '../../plural.ts';
import type { German } from '../german.ts';

export const predictionClaim = {
  collect: 'Abholen',
  collectRound: (label, id) => `${label}: Runde #${id}`,
  collectAll: 'Alle abholen',
  waiting: (count) => plural(count, { one: '# Runde abzuholen', other: '# Runden abzuholen' }),
  title: 'Gewinn abholen',
  round: (id) => `Runde #${id}`,
  rounds: (count) => plural(count, { one: '# Runde', other: '# Runden' }),
  goesTo: 'Geht an',
  failedText: 'Nichts ist verloren. Ihr Gewinn bleibt auf der Chain Ihrer, bis Sie ihn abholen.',
  tooDear:
    'Das Netzwerk verlangt mehr, als das Spiel an diesem Einsatz verdient hat. Darum zahlen wir es nicht. Holen Sie selbst ab, jetzt oder wenn es billiger ist.',
  late: 'Die Runde ist vorbei, und niemand hat sie abgerechnet. Sie können es: Ihre Transaktion beweist ihre Preise. Sie holt auch ab, was Ihnen gehört.',
  settle: 'Abrechnen und abholen',
  summary: (rounds) => `${rounds} abholen`,
  nothing: 'Es gibt nichts abzuholen. Die Runde ist verloren oder schon abgeholt.',
  noPrice:
    'Die Preisquelle hat den Preis dieser Runde noch nicht genannt. Versuchen Sie es in einer Minute wieder.',
  pendingTitle: (amount) => `${amount} warten auf Sie`,
  pendingText:
    'Die Wallet hat eine Zahlung nicht angenommen. Der Vertrag bewahrt sie für Sie auf. Holen Sie sie, wann Sie wollen.',
  withdraw: 'Auszahlen',
  withdrawSummary: (amount) => `${amount} auszahlen`,
  reminder: (id) => `Runde #${id} können Sie abholen`,
  reminderText: 'Es kostet nichts und kann beliebig lange warten.',
  connect: 'Verbinden Sie zuerst eine Wallet.',
} satisfies German<typeof english>;
