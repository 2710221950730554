import { plural } from '../plural.ts';
import { translate } from '../translate.ts';

export const approval = translate('approval', {
  title: 'Approvals',
  subtitle: 'Contracts that can spend your tokens. Revoke any you no longer use.',
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
    'This token is in none of your lists. Anyone can make a token that shows approvals you never gave. Revoking costs gas and runs its code.',
  aboutUnlisted: 'About tokens that are not in your lists',
  pool: (a: string, b: string) => `${a}/${b} pool`,
  revoke: 'Revoke',
  revokeOf: (token: string, spender: string) => `Revoke ${token} from ${spender}`,
  summary: (token: string) => `Revoke ${token}`,
  balanceUnknown: 'the token does not say how much you have',
  loading: 'Reading your approvals from the network',
  none: 'Nothing is approved.',
  noneText: 'No known contract can take tokens from this account. Trades ask for exactly what they need.',
  failed: 'Your approvals could not be read from the network.',
  failedText: 'They are as they were. Try again when the network answers.',
  stale: 'The network does not answer. This is what was last read from it.',
  silent: (count: number) =>
    plural(count, {
      one: '# token did not answer. What it allows is unknown.',
      other: '# tokens did not answer. What they allow is unknown.',
    }),
  searching: 'Searching past blocks for other contracts that you approved.',
  searchedAll: (to: string) => `The whole history was searched for other contracts, up to block ${to}.`,
  searched: (from: string, to: string) =>
    `Blocks ${from} to ${to} were searched; the node answers for no others. Older approvals are shown for the Tradewind router only.`,
  notSearched:
    'The node keeps no history. Only approvals of the Tradewind router are shown. Other contracts may have some too.',
});
