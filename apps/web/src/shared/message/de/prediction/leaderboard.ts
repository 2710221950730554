import type { predictionLeaderboard as english } from '../../en/prediction/leaderboard.ts';
import type { German } from '../german.ts';

export const predictionLeaderboard = {
  title: 'Rangliste',
  boards: 'Was zählt',
  volume: 'Top 10 Volumen',
  winners: 'Top 10 Gewinn',
  week: 'Woche',
  thisWeek: 'Diese Woche',
  lastWeek: 'Letzte Woche',
  rules: 'die Regeln',
  rulesText:
    'Eine Woche geht von Montag bis Montag, 00:00 UTC. Eine Runde zählt zu der Woche, in der sie schließt. Abgerechnete Runden zählen, zurückgegebene nicht. Volumen ist Ihr Einsatz. Gewinn ist, was Sie gewannen, abzüglich dessen, was Sie verloren. Wer zuerst da war, steht vorn. Ein Bonus ist höchstens 1% der Einsätze seines Kontos in der Woche. Die Rangliste kommt allein von der Chain. Jeder kann sie nachrechnen.',
  list: 'Rangliste',
  rank: 'Rang',
  staked: 'Eingesetzt',
  wonNet: 'Gewinn netto',
  bonus: 'Bonus',
  bonusSoFar: 'Bonus bisher',
  you: 'Sie',
  empty: 'Leer!',
  emptyText: 'Hier steht noch niemand.',
  loading: 'Die Rangliste wird gelesen',
  failed: 'Die Rangliste konnte nicht gelesen werden.',
  failedText: 'Versuchen Sie es gleich wieder.',
  stale: 'Der Server antwortet nicht. Dies hat er zuletzt gesagt.',
  collect: 'Abholen',
  collectBonus: (rank) => `Den Bonus von Rang ${rank} abholen`,
  collected: 'Abgeholt',
  collecting: 'Wird abgeholt',
  done: 'Gelungen',
  notOver: 'Die Boni sind so, als endete die Woche jetzt. Abholen geht am Tag nach ihrem Ende.',
} satisfies German<typeof english>;
