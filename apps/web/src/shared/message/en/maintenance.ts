import { translate } from '../translate.ts';

export const maintenance = translate('maintenance', {
  title: 'Back soon',
  text: 'Tradewind is under maintenance. Your tokens are in your wallet and in contracts. Both work without this page.',
});
