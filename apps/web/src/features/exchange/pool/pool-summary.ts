import type { Pool } from '@tradewind/rules/exchange/pair';
import type { Address } from '@tradewind/rules/network/address';
import type { WirePool } from '@tradewind/schema/exchange/pool';
import type { Currencies } from '../../../shared/token-list/currencies.ts';
import { messages } from '../../../shared/message/messages.ts';
import { type PoolToken, toPoolToken } from './pool-token.ts';

/** A pool with its known data. */
export type PoolSummary = {
  readonly address: Address;
  readonly token0: PoolToken;
  readonly token1: PoolToken;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  /** Absent where the index was unreachable. */
  readonly figures: PoolFigures | undefined;
};

/** Figures from the index alone; undefined is unknown, which is never 0. Dollars are scaled by 10^18. */
export type PoolFigures = {
  readonly tvlUsdE18: bigint | undefined;
  readonly volume24hUsdE18: bigint | undefined;
  readonly volume7dUsdE18: bigint | undefined;
  readonly fees24hUsdE18: bigint | undefined;
  readonly feeAprBps: bigint | undefined;
  readonly swapCount24h: number;
  /** Chain seconds. */
  readonly createdAt: number | undefined;
};

type Naming = { readonly currencies: Currencies; readonly wrappedNative: Address };

/** A pool from the index. */
export function toPoolSummary(pool: WirePool, { currencies, wrappedNative }: Naming): PoolSummary {
  return {
    address: pool.address,
    token0: toPoolToken(pool.token0.address, pool.token0, currencies, wrappedNative),
    token1: toPoolToken(pool.token1.address, pool.token1, currencies, wrappedNative),
    reserve0: BigInt(pool.reserve0),
    reserve1: BigInt(pool.reserve1),
    figures: {
      tvlUsdE18: toBigInt(pool.tvlUsdE18),
      volume24hUsdE18: toBigInt(pool.volume24hUsdE18),
      volume7dUsdE18: toBigInt(pool.volume7dUsdE18),
      fees24hUsdE18: toBigInt(pool.fees24hUsdE18),
      feeAprBps: toBigInt(pool.feeAprBps),
      swapCount24h: pool.swapCount24h,
      createdAt: pool.createdAt,
    },
  };
}

/** A pool from the chain alone; unlisted tokens are named by their addresses. */
export function toChainSummary(pool: Pool, { currencies, wrappedNative }: Naming): PoolSummary {
  const { address, reserve0, reserve1 } = pool;
  return {
    address,
    token0: toPoolToken(pool.token0, undefined, currencies, wrappedNative),
    token1: toPoolToken(pool.token1, undefined, currencies, wrappedNative),
    reserve0,
    reserve1,
    figures: undefined,
  };
}

export function toPoolName({ token0, token1 }: Pick<PoolSummary, 'token0' | 'token1'>): string {
  return messages.exchange.pair(token0.symbol, token1.symbol);
}

/** The links of a pool: its page, a deposit, a withdrawal and a trade of its two tokens. */
export function toPoolPaths({ address, token0, token1 }: PoolSummary) {
  return {
    page: `/pools/${address}`,
    add: `/add/${token0.id}/${token1.id}`,
    remove: `/remove/${token0.id}/${token1.id}`,
    swap: `/swap?inputCurrency=${token0.id}&outputCurrency=${token1.id}`,
  };
}

function toBigInt(raw: string | null | undefined): bigint | undefined {
  return raw === null || raw === undefined ? undefined : BigInt(raw);
}
