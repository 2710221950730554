import type { predictionPnl as english } from '../../en/prediction/pnl.ts';
import { plural } from '../../plural.ts';
import type { German } from '../german.ts';

export const predictionPnl = {
  loading: 'Ihre Runden werden zusammengezählt',
  failed: 'Ihr Ergebnis konnte nicht berechnet werden.',
  failedText: 'Ihre Positionen sind auf der Chain und sicher. Versuchen Sie es gleich wieder.',
  empty: 'Leer!',
  emptyText: 'Ihr Ergebnis steht hier, sobald eine Ihrer Runden vorbei ist.',
  netResult: 'Nettoergebnis',
  wonPercent: 'Gewonnen',
  wonOf: (won, lost) => `${won} gewonnen, ${lost} verloren`,
  avgReturn: 'Mittlerer Ertrag',
  avgReturnAbout: 'Das Nettoergebnis geteilt durch Ihre abgerechneten Runden.',
  avgPositionEntered: 'Mittlere Position',
  bestRound: 'Beste Runde',
  noBestRound: 'noch keine Runde gewonnen',
  shares: 'Ihre Runden',
  share: 'Runden',
  count: 'Anzahl',
  percent: 'Anteil',
  amount: 'Betrag',
  dollars: 'In Dollar',
  won: 'Gewonnen',
  lost: 'Verloren',
  entered: 'Gespielt',
  priceUnknown: 'kein Preis ist bekannt',
  chart: 'Nettoergebnis nach jeder Runde',
  chartSummary: (rounds, now, highest, lowest) =>
    `Nach ${plural(rounds, { one: '# Runde', other: '# Runden' })} ist das Nettoergebnis ${now}. Es war höchstens ${highest} und mindestens ${lowest}.`,
  asTable: 'Als Tabelle',
  round: 'Runde',
  time: 'Zeit',
  net: 'Nettoergebnis',
  more: 'Mehr zeigen',
  noChart: 'Das Diagramm beginnt mit Ihrer ersten abgerechneten Runde.',
} satisfies German<typeof english>;
