import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import type { ChainClient } from '../chain/chain-client.ts';
import { createReadKey } from '../chain/chain-key.ts';
import { readContract } from '../chain/read-contract.ts';
import { type Reading, toReading } from '../chain/reading.ts';
import { useChain } from '../chain/use-chain.ts';
import { type Charge, isTokenCharge } from './spender.ts';

export type AllowanceOf = { readonly owner: Address; readonly token: Address; readonly spender: Address };

/** The spender's allowance of the charged token from an account; always loading for the native coin. */
export function useAllowance(charge: Charge, owner: Address): Reading<bigint> {
  const chain = useChain();
  const token = isTokenCharge(charge) ? charge.asset.address : undefined;
  const spender = charge.spender.address;
  return toReading(
    useQuery({
      queryKey: createReadKey(chain, 'allowance', token, owner, spender),
      queryFn: async () => (token ? fetchAllowance(chain.client, { owner, token, spender }) : 0n),
      enabled: token !== undefined,
    }),
  );
}

/** Reads the allowance now. */
export async function fetchAllowance(
  client: ChainClient,
  { owner, token, spender }: AllowanceOf,
): Promise<bigint> {
  return readContract(client, {
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner, spender],
  });
}
