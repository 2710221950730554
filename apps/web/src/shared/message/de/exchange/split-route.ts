import type { splitRoute as english } from '../../en/exchange/split-route.ts';
import type { German } from '../german.ts';

export const splitRoute = {
  routes: 'Routen',
  aboutRoutes:
    'Eine Transaktion verkauft über jede davon einen Teil Ihres Betrags. Das Minimum gilt für alle zusammen.',
  gain: 'Gewinn durch Teilen',
  aboutGain: 'Was Teilen gegenüber der besten einzelnen Route bringt, nach Gas.',
  choice: 'Für den besten Preis teilen',
  chosen: (gain) => `Eine Route allein zahlt ${gain} weniger.`,
  notChosen: (gain) => `Über eine Route allein erhalten Sie ${gain} weniger.`,
  gainOf: (amount, percent) => `${amount} (${percent})`,
} satisfies German<typeof english>;
