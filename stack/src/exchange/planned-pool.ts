import { computeAmountOut } from '@tradewind/rules/exchange/pair';
import { computeSquareRootDown } from '@tradewind/rules/exchange/square-root';

type Address = `0x${string}`;

/** A pool in the plan's model: amounts change with each trade, in raw units. */
export interface PlannedPool {
  readonly tokenA: Address;
  readonly tokenB: Address;
  amountA: bigint;
  amountB: bigint;
}

/** The value of one raw unit of each token, in USD scaled by 1e36. */
export type UnitValues = Map<Address, bigint>;

const scale = 10n ** 18n;

/** Computes the value of an amount in USD scaled by 1e18, rounded down. */
export function computeValueUsdE18(amount: bigint, token: Address, values: UnitValues): bigint {
  return (amount * getUnitValue(token, values)) / scale;
}

/** Computes the amount of a token for this value, rounded down. */
export function computeAmount(valueUsdE18: bigint, token: Address, values: UnitValues): bigint {
  return (valueUsdE18 * scale) / getUnitValue(token, values);
}

/** Computes the values of all tokens that pools connect with a stablecoin, from the pools' own ratios. */
export function computeUnitValues(
  pools: readonly PlannedPool[],
  stablecoins: readonly { readonly address: Address; readonly decimals: number }[],
): UnitValues {
  const values: UnitValues = new Map(
    stablecoins.map(({ address, decimals }) => [address, 10n ** BigInt(36 - decimals)]),
  );
  for (let known = 0; known < values.size;) {
    known = values.size;
    for (const { tokenA, tokenB, amountA, amountB } of pools) {
      const valueA = values.get(tokenA);
      const valueB = values.get(tokenB);
      if (valueA !== undefined && valueB === undefined) {
        values.set(tokenB, (amountA * valueA) / amountB);
      } else if (valueB !== undefined && valueA === undefined) {
        values.set(tokenA, (amountB * valueB) / amountA);
      }
    }
  }
  return values;
}

/** Computes which token to pay in, and how much, so that both sides of the pool have equal value. */
export function computeArbitrage(
  pool: PlannedPool,
  values: UnitValues,
): { readonly tokenIn: Address; readonly amountIn: bigint; readonly gapBps: number } {
  const valueA = computeValueUsdE18(pool.amountA, pool.tokenA, values);
  const valueB = computeValueUsdE18(pool.amountB, pool.tokenB, values);
  const [tokenIn, valueIn] = valueA < valueB ? [pool.tokenA, valueA] : [pool.tokenB, valueB];
  const missing = computeSquareRootDown(valueA * valueB) - valueIn;
  return {
    tokenIn,
    amountIn: computeAmount(missing, tokenIn, values),
    gapBps: Number((missing * 20_000n) / (valueIn === 0n ? 1n : valueIn)),
  };
}

/** Executes a swap on the model exactly as the contract does; returns the output amount. */
export function tradeOn(pool: PlannedPool, tokenIn: Address, amountIn: bigint): bigint {
  if (tokenIn === pool.tokenA) {
    const amountOut = computeAmountOut(amountIn, pool.amountA, pool.amountB);
    pool.amountA += amountIn;
    pool.amountB -= amountOut;
    return amountOut;
  }
  const amountOut = computeAmountOut(amountIn, pool.amountB, pool.amountA);
  pool.amountB += amountIn;
  pool.amountA -= amountOut;
  return amountOut;
}

function getUnitValue(token: Address, values: UnitValues): bigint {
  const value = values.get(token);
  if (value === undefined) {
    throw new TypeError(`no pool connects ${token} with a stablecoin`);
  }
  return value;
}
