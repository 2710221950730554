import { translate } from '../../translate.ts';

export const exchangeExport = translate('exchangeExport', {
  trades: {
    title: 'Trades',
    text: 'Every swap, pool by pool.',
  },
  liquidity: {
    title: 'Liquidity',
    text: 'Added, removed and moved.',
  },
  positions: {
    title: 'Positions',
    text: 'What you supply now, with its fees.',
  },
});
