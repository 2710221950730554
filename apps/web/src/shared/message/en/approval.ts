export const approval = {
  title: 'Approvals',
  subtitle: 'What contracts may take of your tokens without asking you again, and the way to take that back.',
  open: 'Token approvals',
  list: 'Approvals of your account',
  connect: 'Connect to a wallet to see what you approved.',
  connectWallet: 'Connect Wallet',
  token: 'Token',
  spender: 'Who may take it',
  allowance: 'Approved',
  takeable: 'Could take now',
  action: 'Revoke',
  unlimited: 'Unlimited',
  router: 'Tradewind router',
  otherContract: 'Another contract',
  unlisted: 'Not in your lists',
  unlistedText:
    'This token is in none of your token lists. Anyone can make a token that announces approvals you never gave. Revoking costs gas and calls its code.',
  aboutUnlisted: 'About tokens that are not in your lists',
  pool: (a: string, b: string) => `${a}/${b} pool`,
  revoke: 'Revoke',
  revokeOf: (token: string, spender: string) => `Revoke ${token} from ${spender}`,
  summary: (token: string) => `Revoke ${token}`,
  balanceUnknown: 'the token does not say how much you have',
  loading: 'Reading your approvals from the network',
  none: 'Nothing is approved.',
  noneText:
    'No contract that we know of may take tokens from this account. Trades ask for exactly what they need.',
  failed: 'Your approvals could not be read from the network.',
  failedText: 'They are as they were. Try again when the network answers.',
  stale: 'The network does not answer. This is what was last read from it.',
  silent: (count: number) =>
    count === 1
      ? 'One token did not answer; what it allows is unknown.'
      : `${count} tokens did not answer; what they allow is unknown.`,
  searching: 'Looking through the past for other contracts that you approved.',
  searchedAll: (to: string) => `Other contracts were looked for in the whole history, up to block ${to}.`,
  searched: (from: string, to: string) =>
    `Other contracts were looked for in blocks ${from} to ${to}, which is as far back as the node answers. Older approvals of contracts other than the Tradewind router are not shown.`,
  notSearched:
    'The node does not tell of the past, so only approvals of the Tradewind router are shown. Other contracts may have some too.',
};
