import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { getCode } from 'viem/actions';
import type { ChainClient } from '../chain/chain-client.ts';
import { createFactKey } from '../chain/chain-key.ts';
import { mapReading, type Reading, toReading } from '../chain/reading.ts';
import { useChain } from '../chain/use-chain.ts';
import { findPermitDomain } from '../transaction/find-permit-domain.ts';
import { isContractAccount, type PermitDomain } from '../transaction/permit.ts';
import { type Charge, takesPermits } from './spender.ts';

/**
 * The charged token's permit domain for the account; read only while it is not approved and where the spender takes
 * permits. Contract accounts have none.
 */
export function usePermitDomain(
  { asset, spender }: Charge,
  owner: Address,
  isApproved: boolean,
): Reading<PermitDomain | undefined> {
  const chain = useChain();
  const token = asset.kind === 'token' && takesPermits(spender) ? asset.address : undefined;
  const query = useQuery({
    queryKey: createFactKey(chain, 'permit-domain', token, owner),
    queryFn: async () => (token && (await fetchPermitDomain(chain.client, token, owner))) ?? null,
    enabled: token !== undefined && !isApproved,
    staleTime: Infinity,
  });
  return mapReading(toReading(query), (domain) => domain ?? undefined);
}

async function fetchPermitDomain(
  client: ChainClient,
  token: Address,
  owner: Address,
): Promise<PermitDomain | undefined> {
  const [code, domain] = await Promise.all([
    getCode(client, { address: owner }),
    findPermitDomain(client, token, owner),
  ]);
  return isContractAccount(code) ? undefined : domain;
}
