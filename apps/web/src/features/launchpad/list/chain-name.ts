import type { LaunchpadNetwork } from '@tradewind/schema/launchpad/launchpad-network';
import { findNetwork } from '@tradewind/rules/network/network';

/** The names of networks in tables (IDO-04); they follow the code, so local chains read the same. */
const tableNames: Record<LaunchpadNetwork, string> = { bep: 'BSC', erc: 'Ethereum', poly: 'Poly' };

/** The name of a network in a table. */
export function toTableName(network: LaunchpadNetwork): string {
  return tableNames[network];
}

/** The name of a chain in a table. */
export function toChainName(chainId: number): string {
  const code = findNetwork(chainId)?.code;
  return code === undefined || code === 'ftom' ? String(chainId) : tableNames[code];
}
