import type { exchangeExport as english } from '../../en/exchange/exchange-export.ts';
import type { German } from '../german.ts';

export const exchangeExport = {
  trades: {
    title: 'Geschäfte',
    text: 'Jeder Tausch, Pool für Pool.',
  },
  liquidity: {
    title: 'Liquidität',
    text: 'Ein- und Auszahlungen, auch Übertragungen.',
  },
  positions: {
    title: 'Positionen',
    text: 'Was jetzt eingezahlt ist, mit Gebühren.',
  },
} satisfies German<typeof english>;
