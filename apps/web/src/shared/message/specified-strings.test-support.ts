/** A string that a specification file quotes, and where it is. */
export type SpecifiedString = {
  readonly text: string;
  /** Sections of the file that quote it. */
  readonly sections: readonly number[];
} & (
  | {
      /** Files of tests, from the root of the repository, in which its real cause makes it appear. */
      readonly causedIn: readonly string[];
    }
  | {
      /** Why it is nothing that this product says. */
      readonly absent: string;
    }
);

const swapTest = 'e2e/exchange';

/** All of file 000; a `{name}` and `...` mark the variable parts. The test beside it compares this with the file itself. */
export const specifiedStrings: readonly SpecifiedString[] = [
  { text: 'Trade tokens in an instant', sections: [2], causedIn: [`${swapTest}/newcomer-swaps.test.ts`] },
  {
    text: 'Connect to a wallet to view your liquidity.',
    sections: [2, 6],
    causedIn: [`${swapTest}/add-liquidity.test.ts`],
  },
  { text: 'Error', sections: [2, 8], causedIn: [`${swapTest}/replace.test.ts`] },
  { text: 'unknownError', sections: [2], causedIn: ['e2e/shell/loading.test.ts'] },
  { text: '0', sections: [3], absent: 'the first value of a field of the form, not a sentence' },
  { text: 'Price Updated', sections: [4], causedIn: [`${swapTest}/price-moves.test.ts`] },
  { text: 'Swap Anyway', sections: [4], causedIn: [`${swapTest}/expert-mode.test.ts`] },
  { text: 'Price Impact Too High', sections: [4], causedIn: [`${swapTest}/expert-mode.test.ts`] },
  { text: 'Price Impact High', sections: [4], causedIn: [`${swapTest}/expert-mode.test.ts`] },
  { text: 'confirm', sections: [4], causedIn: [`${swapTest}/expert-mode.test.ts`] },
  { text: 'I understand', sections: [4], causedIn: ['e2e/token-list/import-token.test.ts'] },
  { text: 'Connect Wallet', sections: [5, 6], causedIn: [`${swapTest}/enter-amount.test.ts`] },
  { text: 'Enter an amount', sections: [5], causedIn: [`${swapTest}/enter-amount.test.ts`] },
  { text: 'Select a token', sections: [5], causedIn: [`${swapTest}/enter-amount.test.ts`] },
  { text: 'Enter a recipient', sections: [5], causedIn: [`${swapTest}/recipient.test.ts`] },
  { text: 'Invalid recipient', sections: [5], causedIn: [`${swapTest}/recipient.test.ts`] },
  { text: 'Insufficient {symbol} balance', sections: [5], causedIn: [`${swapTest}/enter-amount.test.ts`] },
  {
    text: 'Insufficient liquidity for this trade.',
    sections: [5],
    causedIn: [`${swapTest}/enter-amount.test.ts`],
  },
  { text: 'Insufficient ETH balance', sections: [5], causedIn: [`${swapTest}/wrap.test.ts`] },
  { text: 'Insufficient WBNB balance', sections: [5], causedIn: [`${swapTest}/wrap.test.ts`] },
  { text: 'Invalid pair', sections: [5], causedIn: [`${swapTest}/add-liquidity.test.ts`] },
  { text: 'Enter a valid slippage percentage', sections: [5], causedIn: [`${swapTest}/settings.test.ts`] },
  { text: 'Your transaction may fail', sections: [5], causedIn: [`${swapTest}/settings.test.ts`] },
  { text: 'Your transaction may be frontrun', sections: [5], causedIn: [`${swapTest}/settings.test.ts`] },
  {
    text: 'Unexpected slippage value',
    sections: [5],
    causedIn: ['apps/web/src/shared/settings/settings.test.ts'],
  },
  { text: 'Enter a valid deadline', sections: [5], causedIn: [`${swapTest}/settings.test.ts`] },
  {
    text: "Invalid 'address' parameter",
    sections: [5],
    causedIn: ['apps/web/src/shared/ui/address.test.ts'],
  },
  {
    text: 'Token list failed validation: ...',
    sections: [5, 8],
    causedIn: ['apps/api/src/token-list/routes.integration.test.ts', 'e2e/token-list/manage-lists.test.ts'],
  },
  { text: 'e', sections: [5], absent: 'what a person types to find the native coin' },
  { text: 'et', sections: [5], absent: 'what a person types to find the native coin' },
  { text: 'eth', sections: [5], absent: 'what a person types to find the native coin' },
  { text: 'Unable to fetch price data', sections: [7], causedIn: ['e2e/market-info/price.test.ts'] },
  { text: '/stocks', sections: [7], absent: 'the path of a connection, which comes with the real-time hub' },
  { text: 'No BSC provider was found', sections: [8], causedIn: ['e2e/wallet/connect.test.ts'] },
  { text: 'The user rejected the request.', sections: [8], causedIn: ['e2e/wallet/connect.test.ts'] },
  { text: 'Transaction rejected.', sections: [8], causedIn: [`${swapTest}/refuse.test.ts`] },
  { text: 'Swap failed: {message}', sections: [8], causedIn: [`${swapTest}/refuse.test.ts`] },
  {
    text: 'This transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.',
    sections: [8],
    causedIn: [`${swapTest}/price-moves.test.ts`, `${swapTest}/transfer-tax.test.ts`],
  },
  {
    text: 'The transaction cannot succeed due to error: {reason}. This is probably an issue with one of the tokens you are swapping.',
    sections: [8],
    causedIn: [`${swapTest}/broken-token.test.ts`],
  },
  {
    text: 'Unexpected issue with estimating the gas. Please try again.',
    sections: [8],
    causedIn: ['apps/web/src/features/exchange/swap/swap-write.test.ts'],
  },
  {
    text: 'Unexpected error. Please contact support: none of the calls threw an error',
    sections: [8],
    causedIn: ['apps/web/src/features/exchange/swap/swap-write.test.ts'],
  },
  {
    text: 'Missing dependencies',
    sections: [8],
    absent: 'a transaction is made of a plan, and a plan cannot be made without all of its inputs',
  },
  {
    text: 'Attempting to confirm without approval or a signature. Please contact support.',
    sections: [8],
    causedIn: ['apps/web/src/features/exchange/liquidity/liquidity-calls.test.ts'],
  },
  {
    text: 'This transaction would fail. Please contact support.',
    sections: [8],
    causedIn: [`${swapTest}/broken-token.test.ts`],
  },
  {
    text: 'Failed to send batch call',
    sections: [8],
    causedIn: ['apps/web/src/shared/chain/rpc-client.test.ts'],
  },
  {
    text: 'Failed to parse JSON response',
    sections: [8],
    causedIn: ['apps/web/src/shared/chain/rpc-client.test.ts'],
  },
  {
    text: 'Failed to download list {url}',
    sections: [8],
    causedIn: ['apps/api/src/token-list/routes.integration.test.ts', 'e2e/token-list/manage-lists.test.ts'],
  },
  {
    text: 'Unrecognized list URL protocol.',
    sections: [8],
    causedIn: ['e2e/token-list/manage-lists.test.ts'],
  },
  {
    text: 'Failed to resolve ENS name',
    sections: [8],
    causedIn: ['e2e/token-list/list-name.test.ts'],
  },
  {
    text: 'Failed to translate contenthash to URI',
    sections: [8],
    causedIn: ['e2e/token-list/list-name.test.ts'],
  },
  { text: 'Duplicate tokens.', sections: [8], causedIn: ['e2e/token-list/manage-lists.test.ts'] },
  { text: 'Unrecognized codec', sections: [8], causedIn: ['e2e/token-list/list-name.test.ts'] },
  { text: 'Invalid address', sections: [8], causedIn: ['e2e/token-list/import-token.test.ts'] },
  { text: 'Invalid hex', sections: [8], causedIn: ['apps/web/src/shared/chain/call-key.test.ts'] },
  { text: 'Invalid call key', sections: [8], causedIn: ['apps/web/src/shared/chain/call-key.test.ts'] },
  {
    text: 'Attempted to add existing transaction.',
    sections: [8],
    causedIn: ['apps/web/src/shared/transaction/transaction-store.test.ts'],
  },
  {
    text: 'No transaction hash found.',
    sections: [8],
    causedIn: ['apps/web/src/shared/transaction/transaction-store.test.ts'],
  },
  { text: 'Fetched for old block number', sections: [8], causedIn: ['e2e/chain/lagging-node.test.ts'] },
  {
    text: 'unexpected no version bump',
    sections: [8],
    causedIn: ['apps/web/src/shared/token-list/list-changes.test.ts'],
  },
  {
    text: 'accept list update called without pending update',
    sections: [8],
    causedIn: ['apps/web/src/shared/token-list/list-changes.test.ts'],
  },
  { text: '<0.01%', sections: [9], causedIn: ['packages/rules/src/amount/format-percent.test.ts'] },
];
