import type { nftMarketPay as english } from '../../en/nft-market/pay.ts';
import type { German } from '../german.ts';

export const nftMarketPay = {
  payWith: 'Bezahlen mit',
  another: 'In anderer Währung bezahlen',
  noBatch: (symbol) =>
    `Ihre Wallet kann nicht in einer Transaktion tauschen und kaufen. Deshalb zahlen Sie hier in ${symbol}.`,
  noOffer: 'Die Preise unseres Tauschs sind gerade nicht lesbar.',
  noRoute: (symbol) => `Unser Tausch hat für diesen Preis keinen Weg von ${symbol}.`,
  tooLittle: (symbol) => `Dieses Konto hat weniger ${symbol}, als das kostet.`,
  about: (price) =>
    `Unser Tausch bringt genau ${price}, die sofort das Werk kaufen. Scheitert ein Teil, wird nichts bezahlt.`,
  moved: 'Der Preis des Tauschs hat sich geändert',
  accept: 'Neuen Preis nehmen',
  lowered:
    'Der Verkäufer hat den Preis gesenkt. Schließen Sie das und kaufen Sie zum neuen Preis. Es wurde nichts bezahlt.',
  summary: (purchase, symbol) => `${purchase}, bezahlt in ${symbol}`,
} satisfies German<typeof english>;
