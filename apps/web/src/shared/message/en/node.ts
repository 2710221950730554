import { plural } from '../plural.ts';
import { translate } from '../translate.ts';

export const node = translate('node', {
  title: 'Network nodes',
  intro:
    'Where this page reads the chain. When one fails or is behind, the next takes over. Your wallet sends transactions through a node of its own.',
  list: 'Nodes',
  own: 'Your node',
  inUse: 'In use',
  state: {
    requesting: 'Asking',
    silent: 'Does not answer',
    'other-chain': 'Of another network',
    behind: 'Behind',
    slow: 'Slow',
    well: 'Works well',
  },
  latency: 'Answers in',
  latencyValue: (milliseconds: number) => `${milliseconds} ms`,
  height: 'Block',
  behindBy: 'Behind by',
  blocks: (count: bigint) => plural(count, { one: '# block', other: '# blocks' }),
  lastError: 'Last error',
  lastErrorValue: (message: string, seconds: number) => `${message}, ${seconds} s ago`,
  noError: 'None',
  notKnown: 'the node does not answer',
  ownTitle: 'Use your own node',
  ownText:
    'A node sees which addresses you look at. It can show you false balances and prices. Only enter one that you trust.',
  ownLabel: 'Address of the node (RPC URL)',
  ownHint: 'It starts with https:// and must allow requests from this page.',
  ownHintLocal: 'It starts with https://, or http:// on this machine. It must allow requests from this page.',
  invalidUrl: 'Enter an address that starts with https://',
  check: 'Check and use',
  checkNote: 'The page loads once more, so that it may ask your node.',
  checking: 'Asking your node',
  refused: (reason: string) => `Your node is not used. ${reason}`,
  checkAgain: 'Check again',
  accepted: 'Your node is asked first. When it fails, the others take over.',
  needsReload: 'Your node is not used on this page yet.',
  reload: 'Load the page anew',
  remove: 'Remove',
  notAnswering: (reason: string) => `It does not answer as a node should (${reason}).`,
  otherChain: (network: string, chainId: bigint) =>
    `It is a node of another network (id ${chainId}), not of ${network}.`,
  otherGenesis: (network: string) => `Its first block is not the one of ${network}.`,
  noContracts: 'It does not know the exchange. It is incomplete, or of another network.',
  tooFarBehind: (blocks: bigint) =>
    plural(blocks, {
      one: 'It is # block behind the network.',
      other: 'It is # blocks behind the network.',
    }),
  banner: { offline: 'You are offline.', silent: 'No network node answers.' },
  bannerText: 'Prices and balances are old. They are read again as soon as the network answers.',
  statusBlock: (block: string) => `Block ${block}`,
  statusReading: 'Reading the network',
  statusUnreachable: 'The network does not answer',
});
