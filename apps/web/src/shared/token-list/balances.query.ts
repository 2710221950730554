import { erc20Abi } from '@tradewind/abi/exchange/erc20.abi';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import { getChainClient } from '../chain/chain-client.ts';
import { chainReadKey } from '../chain/latest-block.ts';
import { readContracts } from '../chain/read-contracts.ts';
import { type Reading, toReading } from '../chain/reading.ts';
import { type Currency, nativeId, toCurrencyId } from './currency.ts';

/** Raw balances by currency id; a token that did not answer is missing. */
export type Balances = ReadonlyMap<string, bigint>;

/** The account's balance of the native coin, in wei. */
export function useNativeBalance(account: Address | undefined): Reading<bigint> {
  return toReading(
    useQuery({
      queryKey: [chainReadKey, 'native-balance', account],
      queryFn: () => fetchNativeBalance(account),
      enabled: account !== undefined,
    }),
  );
}

/** The account's balances of the given currencies; nothing is read without an account. */
export function useBalances(
  account: Address | undefined,
  currencies: readonly Currency[],
): Reading<Balances> {
  return toReading(
    useQuery({
      queryKey: [chainReadKey, 'balances', account, currencies.map(toCurrencyId).join()],
      queryFn: ({ signal }) => fetchBalances(account, currencies, signal),
      enabled: account !== undefined,
    }),
  );
}

async function fetchNativeBalance(account: Address | undefined): Promise<bigint> {
  if (account === undefined) return 0n;
  const { getBalance } = await import('viem/actions');
  return getBalance(getChainClient(), { address: account });
}

async function fetchBalances(
  account: Address | undefined,
  currencies: readonly Currency[],
  signal: AbortSignal,
): Promise<Balances> {
  if (account === undefined) return new Map();
  const tokens = currencies.filter((currency) => currency.kind === 'token');
  const contracts = tokens.map(({ address }) => ({
    address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  }));
  const [native, amounts] = await Promise.all([
    fetchNativeBalance(account),
    readContracts(getChainClient(), contracts, (result) => z.bigint().parse(result), signal),
  ]);
  const balances = new Map([[nativeId, native]]);
  for (const [index, token] of tokens.entries()) {
    const amount = amounts[index];
    if (amount !== undefined) balances.set(toCurrencyId(token), amount);
  }
  return balances;
}
