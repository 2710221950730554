import { translate } from '../translate.ts';

export const quickSwap = translate('quickSwap', {
  title: 'Quick swap',
  from: 'From',
  to: 'To',
  atPrices: 'To (estimated)',
  exactTerms: 'The next page shows the exact terms.',
  noPrice: 'no price of these tokens is known',
  switchSides: 'Switch sides',
  buy: (symbol: string) => `Buy ${symbol}`,
  review: 'Review swap',
});
