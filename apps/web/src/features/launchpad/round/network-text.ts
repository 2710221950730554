import { findNetwork } from '@tradewind/rules/network/network';

export type SaleNetwork = 'bep' | 'erc' | 'poly';

/** The code of a chain of sales by its id, never by what a server says; local chains have that of their main network. */
export function toSaleNetwork(chainId: number): SaleNetwork {
  const code = findNetwork(chainId)?.code;
  return code === 'erc' || code === 'poly' ? code : 'bep';
}
