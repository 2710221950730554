import { findEnsDeployment } from '@tradewind/abi/ens-deployment';
import type { Address } from 'viem';
import { getEnsName } from 'viem/ens';
import type { ChainClient } from '../chain/chain-client.ts';
import { queryEns } from './query-ens.ts';

/**
 * The primary name of an account, if it resolves back to the account and
 * is normalised; else null. Throws when the network was unreachable.
 */
export async function lookUpAccount(client: ChainClient, address: Address): Promise<string | null> {
  const ens = findEnsDeployment(client.chain.id);
  if (!ens) return null;
  // The universal resolver also resolves the name back to its account.
  const name = await queryEns(() =>
    getEnsName(client, { address, universalResolverAddress: ens.universalResolver }),
  );
  if (name === null) return null;
  const { findNormalName } = await import('./normal-name.ts');
  return findNormalName(name) === name ? name : null;
}
