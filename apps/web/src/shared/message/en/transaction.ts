import { translate } from '../translate.ts';

export const transaction = translate('transaction', {
  network: (name: string) => `Network: ${name}`,
  openRequest: (summary: string) =>
    `Your wallet has an open request: ${summary}. Confirm or reject it there first. If it shows none, reload this page.`,
  waitingTitle: 'Waiting for confirmation',
  waitingText: 'Confirm this transaction in your wallet',
  checking: 'Checking the transaction with the network',
  signingText: (symbol: string) => `Sign in your wallet that ${symbol} may be taken. This costs nothing.`,
  switchText: (network: string) => `Switch to ${network} in your wallet`,
  unansweredTitle: 'No answer yet',
  unansweredText:
    'Your wallet may still show a request for this. Answer it there. If it shows none, dismiss it here.',
  mayBeSent: 'Your account has a transaction on its way. It may be this one.',
  dismissRequest: 'Dismiss request',
  sameRequest: (summary: string) =>
    `Your wallet may still show a request for ${summary}. Answer it there, or dismiss it under “pending” above.`,
  walletSilent:
    'Nothing from your wallet yet. Unlock it and look for a waiting request. You can close this window. A later confirmation is still followed.',
  submittedTitle: 'Transaction submitted',
  batched: 'Your wallet has it. Waiting for the transaction',
  batchFailed: 'Your wallet could not do this. None of it happened.',
  confirming: 'Waiting for the network to include it',
  stillPending:
    'The transaction is still pending. Do not send it again. You can close this window; it is still followed.',
  indexing: 'Included. Updating your history',
  doneTitle: 'Transaction confirmed',
  errorTitle: 'Error',
  dismiss: 'Dismiss',
  close: 'Close',
  toPage: 'Open its page',
  steps: 'Steps',
  step: {
    sign: (symbol: string) => `Sign for ${symbol}`,
    included: 'Included in a block',
    indexed: 'Listed in your history',
    place: (place: number, count: number) => `${place} of ${count}`,
    allDone: (count: number) => `${count} of ${count} done`,
    state: { waiting: 'Next', active: 'Under way', done: 'Done', failed: 'Failed' },
  },
  amount: {
    pay: 'You pay',
    deposit: 'You deposit',
    send: 'You send',
    allow: 'You allow',
    receive: 'You receive',
  },
  pastAmount: {
    pay: 'You paid',
    deposit: 'You deposited',
    send: 'You sent',
    allow: 'You allowed',
    receive: 'You received',
  },
  /** Before a second amount of the same kind. */
  alsoAmount: 'and',
  receipt: {
    againstQuote: 'Against the quote',
    asQuoted: 'Exactly as quoted',
    more: (percent: string) => `${percent} more`,
    less: (percent: string) => `${percent} less`,
    networkFee: 'Network fee paid',
    paidByOther: 'Paid by another account',
    unknown: 'the receipt could not be read',
  },
  putAway: 'You can close this window: nothing is cancelled.',
  details: 'Details',
  pending: 'pending',
  reverted: 'The transaction was included but failed. Only the network fee was spent.',
  cancelledText: 'You cancelled this transaction in your wallet. Only the network fee was spent.',
  replacedText: 'Your wallet sent another transaction in place of this one. Check it in the explorer.',
  repricedText:
    'The transaction was sped up in your wallet, included, and failed. Only the network fee was spent.',
  confirmedNotice: 'Transaction confirmed',
  failedNotice: 'Transaction failed',
  cancelledNotice: 'Transaction cancelled in your wallet',
  replacedNotice: 'Transaction replaced in your wallet',
  reorganisedNotice: 'The network took a confirmed transaction back',
  reorganisedNoticeText: (summary: string) =>
    `${summary}: it is waiting again. Do not send it a second time. You will be told how it ends.`,
  reorganised: 'Was taken back by the network once',
  recentTitle: 'Recent Transactions',
  none: 'No transactions yet',
  noneText: 'What you send from this account and browser appears here.',
  clearAll: 'Clear all',
  forget: 'Forget',
  unknownText:
    'The network does not know this transaction. It was dropped, or the local chain began anew. It happens only if your wallet sends it again.',
  unknownBatchText:
    'Your wallet does not know this (any more). It may still have happened: look at your balances.',
  replacement: {
    repriced: 'Sped up in your wallet',
    cancelled: 'Cancelled in your wallet',
    replaced: 'Replaced in your wallet',
  },
  status: { pending: 'Pending', success: 'Confirmed', failure: 'Failed' },
});
