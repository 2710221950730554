import { translate } from '../translate.ts';

/** The static file with the page `/take-back`, which people open from a disk. */
export const takeBackFile = translate('takeBackFile', {
  about: 'This file asks no server of ours. It reads the network from the node that you name.',
  node: 'Address of a node',
  nodeHint: 'A JSON-RPC address: your provider’s, or that of your own node.',
  open: 'Read the network',
  invalid: 'This is no address that begins with http:// or https://.',
  silent: 'The node does not answer, or refuses requests from a file. Try another one.',
  otherNetwork: (chainId: string) => `None of our contracts is on the network ${chainId}.`,
  on: (network: string, node: string) => `${network}, read from ${node}`,
  change: 'Another node',
});
