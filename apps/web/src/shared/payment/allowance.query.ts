import { erc20Abi } from '@tradewind/abi/exchange/erc20.abi';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { getChainClient, getExchange } from '../chain/chain-client.ts';
import { chainReadKey } from '../chain/latest-block.ts';
import { readContract } from '../chain/read-contract.ts';
import { type Reading, toReading } from '../chain/reading.ts';
import type { Currency } from '../token-list/currency.ts';

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
