import { getChainConfig } from './runtime-config.ts';

/** The address of a transaction's or an account's page in the block explorer of a chain. */
export function getExplorerLink(kind: 'tx' | 'address', id: string, chainId: number): string {
  return `${getChainConfig(chainId).explorer}/${kind}/${id}`;
}
