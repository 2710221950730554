import { translate } from '../translate.ts';

export const settings = translate('settings', {
  title: 'Settings',
  open: 'Settings',
  slippage: 'Slippage tolerance',
  slippageHint: 'The trade fails if the price moves further against you.',
  custom: 'Custom slippage in percent',
  invalidSlippage: 'Enter a valid slippage percentage',
  mayFail: 'Your transaction may fail',
  mayBeFrontrun: 'Your transaction may be frontrun',
  unexpectedSlippage: 'Unexpected slippage value',
  deadline: 'Transaction deadline in minutes',
  deadlineHint: 'A trade still waiting after this time fails instead.',
  invalidDeadline: 'Enter a valid deadline',
  expert: 'Expert mode',
  expertText: 'Allows trades with a high price impact and skips the confirm dialog.',
  expertConfirmTitle: 'Turn on expert mode?',
  expertConfirmText:
    'Swaps then skip the confirm dialog, even far below the market price. A high price impact is still asked about.',
  expertConfirmWarning: 'Only turn this on if you know what you are doing. Funds can be lost.',
  expertConfirmYes: 'Turn on expert mode',
  expertConfirmNo: 'Keep it off',
  split: 'Split routes',
  splitText: 'Uses up to four routes where that pays more, gas included.',
  dark: 'Dark theme',
  audio: 'Sounds',
  audioText: 'A short sound when a swap succeeded.',
});
