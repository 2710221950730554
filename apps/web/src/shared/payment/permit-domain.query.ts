import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { getCode } from 'viem/actions';
import { getChainClient } from '../chain/chain-client.ts';
import { mapReading, type Reading, toReading } from '../chain/reading.ts';
import type { Currency } from '../token-list/currency.ts';
import { findPermitDomain } from '../transaction/find-permit-domain.ts';
import { isContractAccount, type PermitDomain } from '../transaction/permit.ts';

/** A token's permit domain for the account; read only while it is not approved, and never for contract accounts. */
export function usePermitDomain(
  currency: Currency,
  owner: Address,
  isApproved: boolean,
): Reading<PermitDomain | undefined> {
  const token = currency.kind === 'token' ? currency.address : undefined;
  const query = useQuery({
    queryKey: ['permit-domain', token, owner],
    queryFn: async () => (token && (await fetchPermitDomain(token, owner))) ?? null,
    enabled: token !== undefined && !isApproved,
    staleTime: Infinity,
  });
  return mapReading(toReading(query), (domain) => domain ?? undefined);
}

async function fetchPermitDomain(token: Address, owner: Address): Promise<PermitDomain | undefined> {
  const client = getChainClient();
  const [code, domain] = await Promise.all([
    getCode(client, { address: owner }),
    findPermitDomain(client, token, owner),
  ]);
  return isContractAccount(code) ? undefined : domain;
}
