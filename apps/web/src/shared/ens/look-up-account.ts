import { findEnsDeployment } from '@tradewind/abi/ens-deployment';
import type { Address } from 'viem';
import { getEnsName } from 'viem/ens';
import type { ChainClient } from '../chain/chain-client.ts';
import { askEns } from './ask-ens.ts';

/** What an account calls itself, if that name leads back to it and is spelt correctly; null else. Throws when the network could not be asked. */
export async function lookUpAccount(client: ChainClient, address: Address): Promise<string | null> {
  const ens = findEnsDeployment(client.chain.id);
  if (!ens) return null;
  // The universal resolver asks the name in turn whom it stands for.
  const name = await askEns(() =>
    getEnsName(client, { address, universalResolverAddress: ens.universalResolver }),
  );
  if (name === null) return null;
  const { findNormalName } = await import('./normal-name.ts');
  return findNormalName(name) === name ? name : null;
}
