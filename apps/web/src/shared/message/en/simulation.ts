import { translate } from '../translate.ts';

export const simulation = translate('simulation', {
  title: 'Simulation',
  approvalTitle: 'Simulated approval',
  loading: 'Simulating the transaction with the network',
  nothingLeaves: 'Nothing leaves your account',
  kept: 'simulated',
  underWay: 'simulating',
  leaves: 'Leaves',
  arrives: 'Arrives',
  arrivesAt: (account: string) => `Arrives at ${account}`,
  atMost: 'At most',
  atLeast: 'At least',
  networkFee: 'Network fee',
  feeUnknown: 'the network did not say it',
  feeAfterApproval: 'it is known after the approval',
  feeTooHigh: (symbol: string, fee: string) => `Not enough ${symbol} for the network fee (need ${fee})`,
  amountUnknown: 'the token does not say what it holds',
  failsTitle: 'This transaction would fail',
  unknownTitle: 'The transaction could not be simulated',
  unknownText: 'The network did not answer. The transaction is checked once more before your wallet opens.',
  unsupportedText:
    'The network’s node cannot simulate transactions. The transaction is checked once more before your wallet opens.',
  unmeasuredText:
    'The transaction would succeed. The node cannot say what it moves. What is agreed above holds.',
  blockedTitle: 'This transaction takes more than you agreed to',
  takesTooMuch: 'This transaction would take more than you agreed to. It was not sent.',
  givesTooMuch: 'This transaction would let others take what you did not agree to. It was not sent.',
  takesMore: (amount: string, limit: string) =>
    `${amount} would leave your account instead of at most ${limit}. Do not send it: the token takes what it should not.`,
  takesOther: (amount: string) =>
    `${amount} would leave your account as well, for no reason. Do not send it.`,
  arrivesLessTitle: 'Less would arrive than the minimum',
  arrivesLess: (amount: string, limit: string) =>
    `${amount} would arrive instead of at least ${limit}. The token keeps part of what is sent.`,
  nft: (id: string, collection: string) => `NFT #${id} of ${collection}`,
  allNfts: (collection: string) => `All NFTs of ${collection}`,
  mayMove: (operator: string) => `May be moved by ${operator}`,
  ownerUnknown: 'the collection does not say who owns it',
  takesNft: (nft: string) => `${nft} would leave your account as well, for no reason. Do not send it.`,
  takesUnnamedNfts: (amount: string, collection: string) =>
    `The collection ${collection} would take more NFTs than agreed (${amount}). Do not send it.`,
  approvesNft: (operator: string, nft: string) =>
    `From then on ${operator} could take from you, for no reason: ${nft}. Do not send it.`,
  nftMissingTitle: 'An NFT would not arrive',
  nftMissing: (nft: string) => `This would not arrive: ${nft}.`,
  nftsUnknownText:
    'The node does not report every NFT that is moved or approved. What is agreed above holds.',
  rawAmount: (amount: string, token: string) => `${amount} units of the token ${token}`,
});
