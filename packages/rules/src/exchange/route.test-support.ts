import type { Address } from '../network/address.ts';
import type { Pool } from './pair.ts';
import type { Route } from './route.ts';

/** A reproducible source of random integers from 0 to `limit − 1`. */
export type RandomInteger = (limit: number) => number;

/** The generator mulberry32, seeded. */
export function createRandomInteger(seed: number): RandomInteger {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** A random integer of exactly `bits` bits. */
export function createRandomBits(random: RandomInteger, bits: number): bigint {
  let value = 1n;
  for (let bit = 1; bit < bits; bit += 1) value = value * 2n + BigInt(random(2));
  return value;
}

/** The address whose number is `index`. */
export function toTestAddress(index: number): Address {
  return `0x${index.toString(16).padStart(40, '0')}`;
}

/** Every valid route of at most three hops, by trying all sequences of pools with the field's formula. */
export function listAllRoutesExactIn(
  pools: readonly Pool[],
  tokenIn: Address,
  tokenOut: Address,
  amountIn: bigint,
): readonly Route[] {
  const routes: Route[] = [];
  const extend = (route: Route): void => {
    const token = route.path.at(-1) ?? tokenIn;
    const amount = route.amounts.at(-1) ?? 0n;
    if (token.toLowerCase() === tokenOut.toLowerCase()) routes.push(route);
    else if (route.pools.length < 3) {
      for (const pool of pools) {
        for (const [from, to, reserveIn, reserveOut] of listDirections(pool)) {
          if (from.toLowerCase() !== token.toLowerCase() || includesToken(route.path, to)) continue;
          if (reserveIn === 0n || reserveOut === 0n || amount + reserveIn >= 2n ** 112n) continue;
          const amountOut = (amount * 998n * reserveOut) / (reserveIn * 1000n + amount * 998n);
          if (amountOut > 0n) extend(append(route, to, pool, amountOut));
        }
      }
    }
  };
  if (amountIn > 0n && !includesToken([tokenIn], tokenOut)) {
    extend({ path: [tokenIn], pools: [], amounts: [amountIn] });
  }
  return routes;
}

/** As `listAllRoutesExactIn`, from a given output backward; the routes are listed forward. */
export function listAllRoutesExactOut(
  pools: readonly Pool[],
  tokenIn: Address,
  tokenOut: Address,
  amountOut: bigint,
): readonly Route[] {
  const routes: Route[] = [];
  const extend = (route: Route): void => {
    const token = route.path[0] ?? tokenOut;
    const amount = route.amounts[0] ?? 0n;
    if (token.toLowerCase() === tokenIn.toLowerCase()) routes.push(route);
    else if (route.pools.length < 3) {
      for (const pool of pools) {
        for (const [from, to, reserveIn, reserveOut] of listDirections(pool)) {
          if (to.toLowerCase() !== token.toLowerCase() || includesToken(route.path, from)) continue;
          if (reserveIn === 0n || reserveOut === 0n || amount >= reserveOut) continue;
          const amountIn = (reserveIn * amount * 1000n) / ((reserveOut - amount) * 998n) + 1n;
          if (amountIn + reserveIn < 2n ** 112n) extend(prepend(route, from, pool, amountIn));
        }
      }
    }
  };
  if (amountOut > 0n && !includesToken([tokenIn], tokenOut)) {
    extend({ path: [tokenOut], pools: [], amounts: [amountOut] });
  }
  return routes;
}

/** The best of these routes: the better amount at the end, then fewer hops, then the path, then the pools. */
export function pickBestRoute(routes: readonly Route[], kind: 'exact-in' | 'exact-out'): Route | undefined {
  return routes.reduce<Route | undefined>((best, route) => {
    if (!best) return route;
    const gain =
      kind === 'exact-in'
        ? (route.amounts.at(-1) ?? 0n) - (best.amounts.at(-1) ?? 0n)
        : (best.amounts[0] ?? 0n) - (route.amounts[0] ?? 0n);
    return gain > 0n || (gain === 0n && rank(route) < rank(best)) ? route : best;
  }, undefined);
}

function rank(route: Route): string {
  const path = route.path.map((token) => token.toLowerCase());
  const pools = route.pools.map((pool) => pool.address.toLowerCase());
  return [route.pools.length, ...path, ...pools].join();
}

/** Address and direction of the pool's two swaps: token paid, token received, their reserves. */
function listDirections(pool: Pool): readonly (readonly [Address, Address, bigint, bigint])[] {
  return [
    [pool.token0, pool.token1, pool.reserve0, pool.reserve1],
    [pool.token1, pool.token0, pool.reserve1, pool.reserve0],
  ];
}

function includesToken(path: readonly Address[], token: Address): boolean {
  return path.some((other) => other.toLowerCase() === token.toLowerCase());
}

function append(route: Route, token: Address, pool: Pool, amount: bigint): Route {
  return {
    path: [...route.path, token],
    pools: [...route.pools, pool],
    amounts: [...route.amounts, amount],
  };
}

function prepend(route: Route, token: Address, pool: Pool, amount: bigint): Route {
  return {
    path: [token, ...route.path],
    pools: [pool, ...route.pools],
    amounts: [amount, ...route.amounts],
  };
}
