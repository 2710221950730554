import type { Pool } from '@tradewind/rules/exchange/pair';
import {
  createRandomBits,
  type RandomInteger,
  toTestAddress,
} from '@tradewind/rules/exchange/route.test-support';

/** Each pair of tokens has at most one pool. A hub set has the shape of the pools on a real chain. */
export type PoolSetKind = 'uniform' | 'hub';

/**
 * In a hub set the first tokens are hubs that all trade with each other. Every other token has one or two pools
 * with hubs.
 */
export const hubCount = 5;

export type PoolSet = {
  readonly kind: PoolSetKind;
  readonly pools: readonly Pool[];
  readonly tokenCount: number;
};

/** A uniform set has one token per three pools, so each token is in six pools on average. */
export function createPoolSet(kind: PoolSetKind, poolCount: number, random: RandomInteger): PoolSet {
  const pools = new Map<string, Pool>();
  const add = (a: number, b: number): void => {
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    if (low === high || pools.size === poolCount) return;
    pools.set(`${low}-${high}`, {
      address: toTestAddress(1_000_000 + pools.size),
      token0: toPoolToken(low),
      token1: toPoolToken(high),
      reserve0: createRandomBits(random, 80),
      reserve1: createRandomBits(random, 80),
    });
  };
  let tokenCount = kind === 'hub' ? hubCount : Math.max(5, Math.ceil(poolCount / 3));
  if (kind === 'uniform') while (pools.size < poolCount) add(random(tokenCount), random(tokenCount));
  for (let high = 1; high < hubCount; high += 1) for (let low = 0; low < high; low += 1) add(low, high);
  for (; pools.size < poolCount; tokenCount += 1) {
    add(random(hubCount), tokenCount);
    add(random(hubCount), tokenCount);
  }
  return { kind, pools: [...pools.values()], tokenCount };
}

/**
 * Returns the address of a set's token by its number; hubs have the lowest numbers. The address has no letters,
 * because the SDKs check their case.
 */
export function toPoolToken(number: number): Pool['token0'] {
  return `0x${String(number + 1).padStart(40, '0')}`;
}
