import type { exchangeExport as english } from '../../en/exchange/exchange-export.ts';
import type { German } from '../german.ts';

export const exchangeExport = {
  trades: {
    title: 'Geschäfte',
    text: 'Jeder Tausch, eine Zeile je Pool auf seinem Weg.',
  },
  liquidity: {
    title: 'Liquidität',
    text: 'Was Sie ein- und auszahlten, und Pool-Token, die kamen oder gingen.',
  },
  positions: {
    title: 'Positionen',
    text: 'Was Sie jetzt eingezahlt haben, mit Wert, Gebühren und Unterschied zum Halten.',
  },
} satisfies German<typeof english>;
