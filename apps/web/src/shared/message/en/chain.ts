import { translate } from '../translate.ts';

export const chain = translate('chain', {
  network: 'Network',
  userRejected: 'The user rejected the request.',
  noProvider: 'No BSC provider was found',
  walletLocked: 'Your wallet is locked or has not given access to this account. Unlock it, then try again.',
  walletCannot: 'Your wallet cannot do this. Do it in the wallet itself, or use another wallet.',
  walletDisconnected: 'Your wallet is not connected. Open it or connect it again, then try again.',
  accountChanged: 'Your wallet now uses another account. Check the account, then try again.',
  wrongNetwork: 'Your wallet is on another network. Switch the network, then try again.',
  chainUnknownToWallet: 'Your wallet does not know this network. Add it to your wallet, then try again.',
  requestAlreadyPending:
    'Your wallet already has a request waiting. Open your wallet, answer it, then try again.',
  nodesUnreachable: (reason: string) =>
    `The network could not be reached (${reason}). Nothing was sent. Check your connection, then try again.`,
  noHash: 'No transaction hash found.',
  existingTransaction: 'Attempted to add existing transaction.',
  sendFailed: 'Failed to send batch call',
  parseFailed: 'Failed to parse JSON response',
  otherChain: (chainId: number) => `The node answers for chain ${chainId}`,
  oldBlock: 'Fetched for old block number',
  undecodable: (view: string, contract: string) =>
    `${view} of ${contract} answered what its ABI does not know`,
  invalidAddress: 'Invalid address',
  invalidHex: 'Invalid hex',
  invalidCallKey: 'Invalid call key',
  lagTitle: 'The network nodes are behind',
  lagText: (network: string, blockNumber: bigint, requiredBlock: bigint) =>
    `Those of ${network} are at block ${blockNumber} of ${requiredBlock}. What you see may be old. It is read again until they catch up.`,
  insufficientFunds: 'This account has not enough native coin for the network fee.',
  nonceTooLow: 'Another transaction of this account was faster. Try again.',
  unexpected:
    'Something unexpected went wrong. Check your wallet for a sent transaction before you try again.',
});
