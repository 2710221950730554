import type { transaction as english } from '../en/transaction.ts';
import type { German } from './german.ts';

export const transaction = {
  network: (name) => `Netzwerk: ${name}`,
  openRequest: (summary) =>
    `In der Wallet wartet eine Anfrage: ${summary}. Bestätigen oder verwerfen Sie sie zuerst. Zeigt die Wallet keine, laden Sie die Seite neu.`,
  waitingTitle: 'Warten auf Bestätigung',
  waitingText: 'Bestätigen Sie diese Transaktion in der Wallet',
  checking: 'Die Transaktion wird mit dem Netzwerk geprüft',
  signingText: (symbol) =>
    `Signieren Sie in der Wallet, dass ${symbol} genommen werden darf. Das kostet nichts.`,
  switchText: (network) => `Wechseln Sie in der Wallet zu ${network}`,
  walletSilent:
    'Noch nichts von der Wallet. Entsperren Sie sie und suchen Sie eine wartende Anfrage. Sie können dieses Fenster schließen. Eine spätere Bestätigung wird weiter verfolgt.',
  submittedTitle: 'Transaktion gesendet',
  batched: 'Die Wallet hat sie. Warten auf die Transaktion',
  batchFailed: 'Die Wallet konnte das nicht. Nichts davon ist geschehen.',
  confirming: 'Warten, bis das Netzwerk sie aufnimmt',
  stillPending:
    'Die Transaktion wartet noch. Senden Sie sie nicht noch einmal. Sie können dieses Fenster schließen; sie wird weiter verfolgt.',
  indexing: 'Aufgenommen. Verlauf wird ergänzt',
  doneTitle: 'Transaktion bestätigt',
  errorTitle: 'Fehler',
  dismiss: 'Verwerfen',
  close: 'Schließen',
  toPage: 'Seite öffnen',
  steps: 'Schritte',
  step: {
    sign: (symbol) => `Für ${symbol} signieren`,
    included: 'In einem Block',
    indexed: 'In Ihrem Verlauf',
    place: (place, count) => `${place} von ${count}`,
    allDone: (count) => `${count} von ${count} erledigt`,
    state: { waiting: 'Als Nächstes', active: 'Läuft', done: 'Fertig', failed: 'Gescheitert' },
  },
  putAway: 'Sie können dieses Fenster schließen: Nichts wird abgebrochen.',
  details: 'Einzelheiten',
  unansweredTitle: 'Noch keine Antwort',
  unansweredText:
    'Die Wallet zeigt dafür vielleicht noch eine Anfrage. Beantworten Sie sie dort. Zeigt sie keine, verwerfen Sie sie hier.',
  mayBeSent: 'Ihr Konto hat eine Transaktion unterwegs. Vielleicht ist es diese.',
  dismissRequest: 'Anfrage verwerfen',
  sameRequest: (summary: string) =>
    `Die Wallet zeigt vielleicht noch eine Anfrage: ${summary}. Beantworten Sie sie dort, oder verwerfen Sie sie oben unter „offen“.`,
  amount: {
    pay: 'Sie zahlen',
    deposit: 'Sie zahlen ein',
    send: 'Sie senden',
    allow: 'Sie geben frei',
    receive: 'Sie erhalten',
  },
  pastAmount: {
    pay: 'Bezahlt',
    deposit: 'Eingezahlt',
    send: 'Gesendet',
    allow: 'Freigegeben',
    receive: 'Erhalten',
  },
  alsoAmount: 'und',
  receipt: {
    againstQuote: 'Gegenüber dem Angebot',
    asQuoted: 'Genau wie angeboten',
    more: (percent: string) => `${percent} mehr`,
    less: (percent: string) => `${percent} weniger`,
    networkFee: 'Bezahlte Netzwerkgebühr',
    paidByOther: 'Von einem anderen Konto bezahlt',
    unknown: 'der Beleg konnte nicht gelesen werden',
  },
  pending: 'offen',
  reverted: 'Die Transaktion wurde aufgenommen, ist aber gescheitert. Nur die Netzwerkgebühr ist weg.',
  cancelledText: 'Sie haben diese Transaktion in der Wallet abgebrochen. Nur die Netzwerkgebühr ist weg.',
  replacedText:
    'Die Wallet hat eine andere Transaktion an ihrer Stelle gesendet. Prüfen Sie sie im Explorer.',
  repricedText:
    'Die Transaktion wurde in der Wallet beschleunigt, aufgenommen und ist gescheitert. Nur die Netzwerkgebühr ist weg.',
  confirmedNotice: 'Transaktion bestätigt',
  failedNotice: 'Transaktion gescheitert',
  cancelledNotice: 'Transaktion in der Wallet abgebrochen',
  replacedNotice: 'Transaktion in der Wallet ersetzt',
  reorganisedNotice: 'Das Netzwerk hat eine bestätigte Transaktion zurückgenommen',
  reorganisedNoticeText: (summary) =>
    `${summary}: Sie wartet wieder. Senden Sie sie nicht ein zweites Mal. Ihr Ausgang wird gemeldet.`,
  reorganised: 'Wurde einmal vom Netzwerk zurückgenommen',
  recentTitle: 'Letzte Transaktionen',
  none: 'Noch keine Transaktionen',
  noneText: 'Was Sie aus diesem Konto und Browser senden, erscheint hier.',
  clearAll: 'Alle löschen',
  forget: 'Vergessen',
  unknownText:
    'Das Netzwerk kennt diese Transaktion nicht. Sie wurde verworfen, oder die lokale Chain begann neu. Sie geschieht nur, wenn die Wallet sie noch einmal sendet.',
  unknownBatchText:
    'Die Wallet kennt dies nicht (mehr). Vielleicht ist es doch geschehen: Sehen Sie Ihr Guthaben an.',
  replacement: {
    repriced: 'In der Wallet beschleunigt',
    cancelled: 'In der Wallet abgebrochen',
    replaced: 'In der Wallet ersetzt',
  },
  status: { pending: 'Offen', success: 'Bestätigt', failure: 'Gescheitert' },
} satisfies German<typeof english>;
