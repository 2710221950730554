import { translate } from '../../translate.ts';

export const exchangeExport = translate('exchangeExport', {
  trades: {
    title: 'Trades',
    text: 'Every swap, one line for each pool it went through.',
  },
  liquidity: {
    title: 'Liquidity',
    text: 'What you added and removed, and pool tokens that came or went.',
  },
  positions: {
    title: 'Positions',
    text: 'What you supply now, with value, fees and the difference to holding.',
  },
});
