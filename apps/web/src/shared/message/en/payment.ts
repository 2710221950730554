import { translate } from '../translate.ts';

export const payment = translate('payment', {
  approve: (symbol: string) => `Approve ${symbol}`,
  approving: (symbol: string) => `Approving ${symbol}`,
  approveInstead: (symbol: string) => `Approve ${symbol} instead`,
  signAnd: (label: string) => `Sign and ${label.toLowerCase()}`,
  approveAnd: (label: string) => `Approve and ${label.toLowerCase()}`,
  batchHint: 'One confirmation in your wallet does both, or neither.',
  batchFailed: 'Your wallet could not do it in one step. Nothing was sent; this is the next best way.',
  signHint: 'Signing is free. One transaction follows.',
  permitFailed: 'Your wallet could not sign for this token. Nothing was sent; approve it instead.',
  exact: (amount: string) => `Exactly ${amount}`,
  allowanceOf: (amount: string) => `Approval: ${amount}`,
  unlimited: 'Unlimited',
  unlimitedHint: 'Not asked again, but lasts until you revoke it.',
  custom: 'Custom amount',
  amount: 'Amount to approve',
  refusedApproval: 'The token would refuse this approval',
  confirm: 'Confirm',
  summary: (symbol: string) => `Approve ${symbol}`,
  resetSummary: (symbol: string) => `Reset the allowance of ${symbol}`,
});
