import { translate } from '../../translate.ts';

export const swapDialog = translate('swapDialog', {
  confirmTitle: 'Confirm Swap',
  confirmSwap: 'Confirm Swap',
  priceUpdated: 'Price Updated',
  notConfirmed: 'The chain does not confirm this route right now.',
  accept: 'Accept',
  acceptFirst: 'Accept the new price first',
  impactNotice: (percent: string) => `This trade moves the price by ${percent}.`,
  sentTo: (recipient: string) => `Output will be sent to ${recipient}`,
  impactConfirmTitle: 'High price impact',
  impactConfirmText: (percent: string) =>
    `This trade moves the price by ${percent}. You would receive much less than the market price.`,
  impactConfirmYes: 'Yes, continue',
  impactConfirmNo: 'No, go back',
  impactConfirmWord: 'confirm',
  impactConfirmType: 'Type the word confirm to continue',
  done: {
    addLiquidity: 'Add liquidity',
    again: 'Swap again',
  },
});
