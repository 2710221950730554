import { findNetwork } from '../network/network.ts';

/** The specification's codes of the chains that have sales. */
export type SaleNetwork = 'bep' | 'erc' | 'poly';

/**
 * The code of a chain of sales by its id. Test and local chains have that of the main network that they represent; a
 * chain without sales counts as one of the home family.
 */
export function toSaleNetwork(chainId: number): SaleNetwork {
  const code = findNetwork(chainId)?.code;
  return code === 'erc' || code === 'poly' ? code : 'bep';
}
