import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { getChainClient, getExchange } from '../../../shared/chain/chain-client.ts';
import { chainReadKey } from '../../../shared/chain/latest-block.ts';
import { readContract } from '../../../shared/chain/read-contract.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';

/** The router's allowance of a token from an account; always loading for the native coin and without an account. */
export function useAllowance(currency: Currency | undefined, account: Address | undefined): Reading<bigint> {
  const token = currency?.kind === 'token' ? currency.address : undefined;
  return toReading(
    useQuery({
      queryKey: [chainReadKey, 'allowance', token, account],
      queryFn: () => fetchAllowance(token, account),
      enabled: token !== undefined && account !== undefined,
    }),
  );
}

/** Reads the allowance now. */
export async function fetchAllowance(
  token: Address | undefined,
  account: Address | undefined,
): Promise<bigint> {
  if (!token || !account) return 0n;
  return readContract(getChainClient(), {
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [account, getExchange().router],
  });
}
