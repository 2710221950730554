export const transaction = {
  network: (name: string) => `Network: ${name}`,
  existing: 'Attempted to add existing transaction.',
  noHash: 'No transaction hash found.',
  openRequest: (summary: string) =>
    `Your wallet has an open request: ${summary}. Confirm or reject it there first; if it shows none, reload this page.`,
  waitingTitle: 'Waiting for confirmation',
  waitingText: 'Confirm this transaction in your wallet',
  checking: 'Checking the transaction with the network',
  signingText: (symbol: string) => `Sign in your wallet that ${symbol} may be taken. This costs nothing.`,
  switchText: (network: string) => `Switch to ${network} in your wallet`,
  walletSilent:
    'Nothing from your wallet yet. Open it and look for a waiting request, or unlock it. You can close this window: if you confirm later, the transaction is still followed.',
  submittedTitle: 'Transaction submitted',
  batched: 'Your wallet has it. Waiting for the transaction',
  batchFailed: 'Your wallet could not do this. None of it happened.',
  confirming: 'Waiting for the network to include it',
  stillPending:
    'The transaction is still pending. It is followed also when you close this window; do not send it again.',
  indexing: 'Included. Waiting for the index',
  doneTitle: 'Transaction confirmed',
  viewOnExplorer: 'View on explorer',
  errorTitle: 'Error',
  dismiss: 'Dismiss',
  close: 'Close',
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
    `${summary}: it is waiting again, and its new end will be told. Do not send it a second time. Balances and prices follow the network.`,
  reorganised: 'Was taken back by the network once',
  recentTitle: 'Recent Transactions',
  none: 'No transactions yet',
  noneText: 'What you send from this account and browser appears here.',
  clearAll: 'Clear all',
  forget: 'Forget',
  unknownText:
    'The network does not know this transaction. It was dropped, or the local chain began anew; it will not happen unless your wallet sends it again.',
  unknownBatchText:
    'Your wallet does not know this (any more). It may still have happened: look at your balances.',
  replacement: {
    repriced: 'Sped up in your wallet',
    cancelled: 'Cancelled in your wallet',
    replaced: 'Replaced in your wallet',
  },
  status: { pending: 'Pending', success: 'Confirmed', failure: 'Failed' },
};
