import type { quickSwap as english } from '../en/quick-swap.ts';
import type { German } from './german.ts';

export const quickSwap = {
  title: 'Schneller Tausch',
  from: 'Von',
  to: 'In',
  atPrices: 'In (geschätzt)',
  exactTerms: 'Die nächste Seite zeigt die genauen Bedingungen.',
  noPrice: 'kein Preis dieser Token ist bekannt',
  switchSides: 'Seiten tauschen',
  buy: (symbol) => `${symbol} kaufen`,
  review: 'Tausch prüfen',
} satisfies German<typeof english>;
