export const settings = {
  title: 'Settings',
  open: 'Settings',
  slippage: 'Slippage tolerance',
  slippageHint: 'The most the price may move against you before the trade fails instead.',
  custom: 'Custom slippage in percent',
  invalidSlippage: 'Enter a valid slippage percentage',
  mayFail: 'Your transaction may fail',
  mayBeFrontrun: 'Your transaction may be frontrun',
  unexpectedSlippage: 'Unexpected slippage value',
  deadline: 'Transaction deadline in minutes',
  deadlineHint: 'A trade still waiting after this time fails instead.',
  invalidDeadline: 'Enter a valid deadline',
};
