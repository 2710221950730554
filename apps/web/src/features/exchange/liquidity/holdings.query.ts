import { pairReadsAbi } from '@tradewind/abi/exchange/pair-reads.abi';
import type { Pool } from '@tradewind/rules/exchange/pair';
import { useQuery } from '@tanstack/react-query';
import { type Address, zeroAddress } from 'viem';
import * as z from 'zod/mini';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { LiquidityPool } from './liquidity-pool.ts';
import type { Holding } from './position.ts';

const amountSchema = z.bigint();

/** A pool in which the account has shares, with its two tokens. */
export type HeldPool = {
  readonly pool: LiquidityPool;
  readonly tokenA: Address;
  readonly tokenB: Address;
  readonly holding: Holding;
};

/** The shares of one pool; those of the account are 0 without one. Nothing is read without a pool. */
export function useHolding(pair: Address | undefined, account: Address | undefined): Reading<Holding> {
  const chain = useChain();
  return toReading(
    useQuery({
      queryKey: createReadKey(chain, 'holding', pair, account),
      queryFn: () => fetchHolding(chain, pair, account),
      enabled: pair !== undefined,
    }),
  );
}

/** Every pool of the exchange in which the account holds shares. From the chain alone, so that no API can hide one. */
export function useHeldPools(account: Address) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createReadKey(chain, 'held-pools', account),
    queryFn: ({ signal }) => fetchHeldPools(chain, account, signal),
  });
  const positions: Reading<readonly HeldPool[]> = toReading(query);
  return { positions, retry: () => void query.refetch(), isRetrying: query.isFetching };
}

async function fetchHolding(
  chain: Chain,
  pair: Address | undefined,
  account: Address | undefined,
): Promise<Holding> {
  if (!pair) throw new RangeError('no pool to read');
  const [supply, rootKLast, held] = await readAmounts(chain, [
    { address: pair, abi: pairReadsAbi, functionName: 'totalSupply' },
    { address: pair, abi: pairReadsAbi, functionName: 'rootKLast' },
    toBalanceCall(pair, account ?? zeroAddress),
  ]);
  if (supply === undefined || rootKLast === undefined || held === undefined)
    throw new RangeError(`the pool ${pair} does not answer`);
  return { totalSupply: supply, rootKLast, held: account ? held : 0n };
}

async function fetchHeldPools(chain: Chain, account: Address, signal: AbortSignal): Promise<HeldPool[]> {
  const { readLens } = await import('../reserves/reserve-lens.ts');
  const { pools } = await readLens(chain, signal);
  const balances = await readAmounts(
    chain,
    pools.map(({ address }) => toBalanceCall(address, account)),
  );
  const held = pools.filter((_, index) => (balances[index] ?? 0n) > 0n);
  return Promise.all(held.map((pool) => fetchHeldPool(chain, pool, account)));
}

async function fetchHeldPool(
  chain: Chain,
  { address, token0, token1, reserve0, reserve1 }: Pool,
  account: Address,
): Promise<HeldPool> {
  const pool = { address, reserveA: reserve0, reserveB: reserve1 };
  return { pool, tokenA: token0, tokenB: token1, holding: await fetchHolding(chain, address, account) };
}

function toBalanceCall(address: Address, account: Address) {
  return { address, abi: pairReadsAbi, functionName: 'balanceOf', args: [account] };
}

function readAmounts({ client }: Chain, contracts: Parameters<typeof readContracts>[1]) {
  return readContracts(client, contracts, (result) => amountSchema.parse(result));
}
