import { findEnsDeployment } from '@tradewind/abi/ens-deployment';
import type { Address } from 'viem';
import { getEnsAddress } from 'viem/ens';
import type { ChainClient } from '../chain/chain-client.ts';
import { queryEns } from './query-ens.ts';
import { findNormalName } from './normal-name.ts';

/** The result of a name; `name` is its normalised spelling. */
export type NameLookup =
  | { readonly kind: 'found'; readonly name: string; readonly address: Address }
  | { readonly kind: 'invalid-name' | 'not-found' | 'no-names' };

/** The account behind an ENS name; throws only when the network was unreachable. */
export async function lookUpName(client: ChainClient, text: string): Promise<NameLookup> {
  const ens = findEnsDeployment(client.chain.id);
  if (!ens) return { kind: 'no-names' };
  const name = findNormalName(text);
  if (name === undefined) return { kind: 'invalid-name' };
  const address = await queryEns(() =>
    getEnsAddress(client, { name, universalResolverAddress: ens.universalResolver }),
  );
  return address ? { kind: 'found', name, address } : { kind: 'not-found' };
}
