import type { stakePoolHistory as english } from '../../en/stake-pool/history.ts';
import type { German } from '../german.ts';

export const stakePoolHistory = {
  title: 'Ihr Verlauf in diesem Pool',
  move: 'Was',
  amounts: 'Beträge',
  time: 'Zeit',
  change: {
    staked: 'Eingelegt',
    unstaked: 'Herausgenommen',
    harvested: 'Geerntet',
    credited: 'Als Guthaben behalten',
    withdrawn: 'Guthaben abgehoben',
  },
  part: { principal: 'Einlage', fee: 'Gebühr', reward: 'Ertrag', credit: 'Guthaben' },
  to: 'an',
  more: 'Mehr laden',
  empty: 'Sie haben in diesen Pool noch nichts eingelegt.',
  failed: 'Ihr Verlauf konnte nicht gelesen werden',
  failedText: 'Unser Index antwortet nicht. Ihre Einlagen werden von der Chain gelesen und können gehen.',
  stale: 'Unser Index antwortet nicht. Das hat er zuletzt gesagt.',
  onePool: {
    title: 'Ihr Verlauf in diesem Pool',
    text: 'Einlagen, Ausstiege, Ernten und Guthaben mit jeder Ziffer.',
  },
  allPools: {
    title: 'Launch-Pools',
    text: 'Ihre Einlagen, Ausstiege, Ernten und Guthaben in allen Pools.',
  },
} satisfies German<typeof english>;
