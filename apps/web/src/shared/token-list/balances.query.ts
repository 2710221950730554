import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import type { Chain } from '../chain/chain.ts';
import { createReadKey } from '../chain/chain-key.ts';
import { readContracts } from '../chain/read-contracts.ts';
import { type Reading, toReading } from '../chain/reading.ts';
import { RpcNodeError } from '../chain/rpc-error.ts';
import { useChain } from '../chain/use-chain.ts';
import { messages } from '../message/messages.ts';
import { type Currency, nativeId, toCurrencyId } from './currency.ts';

const nativeBalanceAbi = [
  {
    type: 'function',
    name: 'getEthBalance',
    stateMutability: 'view',
    inputs: [{ name: 'account', type: 'address' }],
    outputs: [{ name: 'balance', type: 'uint256' }],
  },
] as const;

/** Raw balances by currency id; a token that did not answer is missing. */
export type Balances = ReadonlyMap<string, bigint>;

/** The account's balance of the native coin, in wei. */
export function useNativeBalance(account: Address | undefined): Reading<bigint> {
  const chain = useChain();
  return toReading(
    useQuery({
      queryKey: createReadKey(chain, 'native-balance', account),
      queryFn: ({ signal }) => fetchNativeBalance(chain, account, signal),
      enabled: account !== undefined,
    }),
  );
}

/** The account's balances of the given currencies; nothing is read without an account. */
export function useBalances(
  account: Address | undefined,
  currencies: readonly Currency[],
): Reading<Balances> {
  return toReading(useQuery(balancesQuery(useChain(), account, currencies)));
}

/** The same on any chain. */
export function balancesQuery(chain: Chain, account: Address | undefined, currencies: readonly Currency[]) {
  return queryOptions({
    queryKey: createReadKey(chain, 'balances', account, currencies.map(toCurrencyId).join()),
    queryFn: ({ signal }) => fetchBalances(chain, account, currencies, signal),
    enabled: account !== undefined,
  });
}

async function fetchNativeBalance(
  chain: Chain,
  account: Address | undefined,
  signal: AbortSignal,
): Promise<bigint> {
  if (account === undefined) return 0n;
  const [balance] = await readAmounts(chain, [toNativeCall(chain, account)], signal);
  if (balance === undefined) throw new RpcNodeError(messages.tokenField.balancesUnknown);
  return balance;
}

async function fetchBalances(
  chain: Chain,
  account: Address | undefined,
  currencies: readonly Currency[],
  signal: AbortSignal,
): Promise<Balances> {
  if (account === undefined) return new Map();
  const tokens = currencies.filter((currency) => currency.kind === 'token');
  const calls = tokens.map(({ address }) => ({
    address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  }));
  const amounts = await readAmounts(chain, [toNativeCall(chain, account), ...calls], signal);
  const ids = [nativeId, ...tokens.map(toCurrencyId)];
  return new Map(
    ids.flatMap((id, index) => {
      const amount = amounts[index];
      return amount === undefined ? [] : [[id, amount]];
    }),
  );
}

/** The native balance is read together with the tokens', at the same block. */
function toNativeCall({ contracts }: Chain, account: Address) {
  return {
    address: contracts.multicall3,
    abi: nativeBalanceAbi,
    functionName: 'getEthBalance',
    args: [account],
  };
}

function readAmounts({ client }: Chain, calls: Parameters<typeof readContracts>[1], signal: AbortSignal) {
  return readContracts(client, calls, (result) => z.bigint().parse(result), signal);
}
