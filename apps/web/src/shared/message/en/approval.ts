import { plural } from '../plural.ts';
import { translate } from '../translate.ts';

export const approval = translate('approval', {
  title: 'Approvals',
  subtitle: 'Contracts that can take your tokens and NFTs. Revoke any you no longer use.',
  open: 'Token approvals',
  tokens: 'Tokens',
  nfts: 'NFTs',
  list: 'Approvals of your account',
  nftList: 'NFT approvals of your account',
  connect: 'Connect to a wallet to see what you approved.',
  connectWallet: 'Connect Wallet',
  token: 'Token',
  collection: 'Collection',
  spender: 'Who may take it',
  allowance: 'Approved',
  takeable: 'Could take now',
  action: 'Revoke',
  unlimited: 'Unlimited',
  allNfts: 'All of them',
  nftCount: (count: bigint) => plural(count, { one: '# NFT', other: '# NFTs' }),
  countUnknown: 'the collection does not say how many you have',
  otherContract: 'Another contract',
  spenderUnknown: 'the network does not say whose contract it is',
  unlisted: 'Not in your lists',
  unlistedText:
    'This token is in none of your lists. Anyone can make a token that shows approvals you never gave. Revoking costs gas and runs its code.',
  aboutUnlisted: 'About tokens that are not in your lists',
  stranger: 'Not of this site',
  strangerText:
    'This site knows nothing of this collection. Anyone can make one that shows approvals you never gave. Revoking costs gas and runs its code.',
  aboutStranger: 'About collections that are not of this site',
  pool: (a: string, b: string) => `${a}/${b} pool`,
  revoke: 'Revoke',
  revokeOf: (token: string, spender: string) => `Revoke ${token} from ${spender}`,
  summary: (token: string) => `Revoke ${token}`,
  balanceUnknown: 'the token does not say how much you have',
  loading: 'Reading your approvals from the network',
  none: 'Nothing is approved.',
  noneText:
    'No known contract can take tokens or NFTs from this account. Trades ask for exactly what they need.',
  tradeTokens: 'Trade tokens',
  failed: 'Your approvals could not be read from the network.',
  failedText: 'They are as they were. Try again when the network answers.',
  partial: 'Some contracts of this site could not be read. What they may take is unknown.',
  stale: 'The network does not answer. This is what was last read from it.',
  silent: (count: number) =>
    plural(count, {
      one: '# token or collection did not answer. What it allows is unknown.',
      other: '# tokens or collections did not answer. What they allow is unknown.',
    }),
  searching: 'Searching past blocks for other contracts that you approved.',
  searchedAll: (to: string) => `The whole history was searched for other contracts, up to block ${to}.`,
  searched: (from: string, to: string) =>
    `Blocks ${from} to ${to} were searched; the node answers for no others. Older approvals are shown for this site’s contracts in use only.`,
  notSearched:
    'The node keeps no history. Only approvals of this site’s contracts in use are shown. Other contracts may have some too.',
});
