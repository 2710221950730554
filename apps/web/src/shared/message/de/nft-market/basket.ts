import type { nftMarketBasket as english } from '../../en/nft-market/basket.ts';
import { plural } from '../../plural.ts';
import type { German } from '../german.ts';

export const nftMarketBasket = {
  title: 'Korb',
  open: 'Korb öffnen',
  put: (name: string) => `${name} in den Korb legen`,
  remove: (name: string) => `${name} aus dem Korb nehmen`,
  full: (most: number) => `Ein Kauf hat höchstens ${most} Werke. Kaufen oder entfernen Sie erst welche.`,
  count: (count: number) => plural(count, { one: '# Werk im Korb', other: '# Werke im Korb' }),
  lost: (count: number) => plural(count, { one: '# nicht kaufbar', other: '# nicht kaufbar' }),
  collection: 'Sammlung',
  ofArtists: 'Werke von Künstlern',
  empty: 'Der Korb ist leer',
  emptyText: 'Legen Sie angebotene Werke hinein und kaufen Sie sie in einer Transaktion.',
  changed: (before: string) => `vorher ${before}`,
  lostReason: {
    ended: 'Das Angebot ist beendet. Sie zahlen nichts dafür.',
    bought: 'Es gehört Ihnen.',
    own: 'Sie verkaufen es selbst.',
    bid: 'Sie haben ein Gebot darauf. Ziehen Sie es erst zurück.',
  },
  total: 'Zusammen',
  clear: 'Korb leeren',
  nothing: 'Gerade ist keines davon kaufbar',
  buy: (count: number) => plural(count, { one: '# Werk kaufen', other: '# Werke kaufen' }),
  summary: (count: number, price: string) =>
    plural(count, { one: `# Werk für ${price} kaufen`, other: `# Werke für ${price} kaufen` }),
  about:
    'Eine Zahlung kauft alle, jedes höchstens zu diesem Preis. Ein Werk, das bis dahin verkauft oder teurer ist, bleibt weg.',
  aboutSwap: (price, symbol) =>
    `Unser Tausch bringt ${price} und kauft damit sofort. Der Preis eines bis dahin verlorenen Werks bleibt Ihnen in ${symbol}.`,
  leftOut: (count: number) =>
    plural(count, {
      one: '# Werk ist verkauft oder teurer. Sie zahlen nichts dafür:',
      other: '# Werke sind verkauft oder teurer. Sie zahlen nichts dafür:',
    }),
  soldNow: (name: string) =>
    `${name} ist verkauft oder teurer. Nichts wurde gezahlt. Sehen Sie den Rest an und kaufen Sie dann.`,
} satisfies German<typeof english>;
