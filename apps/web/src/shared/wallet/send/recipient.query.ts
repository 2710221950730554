import { pairReadsAbi } from '@tradewind/abi/exchange/pair-reads.abi';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import { useQuery } from '@tanstack/react-query';
import { type Address, isAddressEqual } from 'viem';
import { findExchangeDeployment } from '@tradewind/abi/deployment';
import type { ChainClient } from '../../chain/chain-client.ts';
import { createFactKey } from '../../chain/chain-key.ts';
import { useChain } from '../../chain/use-chain.ts';
import { readContracts } from '../../chain/read-contracts.ts';
import { type Reading, toReading } from '../../chain/reading.ts';

/** The kind of an address: an account with a key, a contract, or a pool of this exchange. */
export type RecipientKind = 'account' | 'contract' | 'pool';

/** Reads the kind of a recipient from the chain; nothing is read without an address. */
export function useRecipientKind(address: Address | undefined): Reading<RecipientKind> {
  const chain = useChain();
  const factory = findExchangeDeployment(chain.chainId)?.factory;
  return toReading(
    useQuery({
      queryKey: createFactKey(chain, 'recipient-kind', address),
      queryFn: () => fetchRecipientKind(chain.client, address ?? '0x', factory),
      enabled: address !== undefined,
    }),
  );
}

/** An account that delegates to code (EIP-7702) is still an account with a key. */
const delegation = /^0xef0100[0-9a-f]{40}$/i;

export async function fetchRecipientKind(
  client: ChainClient,
  address: Address,
  factory: Address | undefined,
): Promise<RecipientKind> {
  const { getCode } = await import('viem/actions');
  const code = await getCode(client, { address });
  if (code === undefined || delegation.test(code)) return 'account';
  // A chain without an exchange has no pools.
  if (factory === undefined) return 'contract';
  const [named] = await readContracts(
    client,
    [{ address, abi: pairReadsAbi, functionName: 'factory' }],
    (result) => addressInputSchema.safeParse(result).data,
  );
  return named && isAddressEqual(named, factory) ? 'pool' : 'contract';
}
