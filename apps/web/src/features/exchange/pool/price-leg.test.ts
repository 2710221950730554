import type { Pool } from '@tradewind/rules/exchange/pair';
import { formatRatio } from '@tradewind/rules/amount/format-ratio';
import type { Address } from '@tradewind/rules/network/address';
import { describe, expect, it } from 'vitest';
import { findLegs, findLegsPrice, getEnds, invertLegs, type PriceLegs } from './price-leg.ts';
import type { PoolSummary } from './pool-summary.ts';

const [coin, cake, gull, dollar]: [Address, Address, Address, Address] = ['0x0c', '0x0a', '0x0b', '0x0d'];
const createPool = (token0: Address, token1: Address, reserve0 = 10n, reserve1 = 20n): Pool => ({
  address: `${token0}${token1.slice(2)}`,
  token0,
  token1,
  reserve0,
  reserve1,
});
const toToken = (address: Address) => ({
  address,
  id: address,
  symbol: address,
  decimals: 18,
  isKnown: true,
});
const toSummary = ({ token0, token1, ...rest }: Pool): PoolSummary => ({
  ...rest,
  token0: toToken(token0),
  token1: toToken(token1),
  figures: undefined,
});

describe('the pools of a price', () => {
  const search = { base: cake, quote: gull, wrappedNative: coin };
  const [cakeCoin, gullCoin] = [createPool(cake, coin), createPool(gull, coin)];

  it('is the own pool of the pair, in either order of its tokens', () => {
    const own = createPool(cake, gull);
    expect(findLegs([gullCoin, cakeCoin, own], search)).toEqual([{ pool: own, isInverted: false }]);
    const inverse = { ...search, base: gull, quote: cake };
    expect(findLegs([own], inverse)).toEqual([{ pool: own, isInverted: true }]);
  });

  it('is two pools that meet at the wrapped coin where the pair has none of its own', () => {
    expect(findLegs([gullCoin, cakeCoin], search)).toEqual([
      { pool: cakeCoin, isInverted: false },
      { pool: gullCoin, isInverted: true },
    ]);
  });

  it('is none where a pool is missing or empty, and none over a third token', () => {
    expect(findLegs([cakeCoin], search)).toBeUndefined();
    expect(findLegs([cakeCoin, createPool(gull, coin, 0n, 20n)], search)).toBeUndefined();
    expect(findLegs([createPool(cake, dollar), createPool(gull, dollar)], search)).toBeUndefined();
    expect(findLegs([cakeCoin, gullCoin], { ...search, quote: coin })).toHaveLength(1);
  });
});

describe('the price along its pools', () => {
  const legs: PriceLegs = [
    { pool: toSummary(createPool(cake, coin, 100n, 5n)), isInverted: false },
    { pool: toSummary(createPool(gull, coin, 30n, 60n)), isInverted: true },
  ];

  it('multiplies the pools, and its inverse is the price of the other token', () => {
    expect(formatRatio(findLegsPrice(legs)!, { significantDigits: 6 })).toBe('0.025');
    expect(formatRatio(findLegsPrice(invertLegs(legs))!, { significantDigits: 6 })).toBe('40');
    expect(getEnds(legs)).toMatchObject({ base: { address: cake }, quote: { address: gull } });
    expect(getEnds(invertLegs(legs))).toMatchObject({ base: { address: gull }, quote: { address: cake } });
  });

  it('is unknown where a token has no decimals', () => {
    const { pool } = legs[0];
    const unknown = { ...pool, token0: { ...pool.token0, decimals: undefined } };
    expect(findLegsPrice([{ pool: unknown, isInverted: false }])).toBeUndefined();
    expect(findLegsPrice([{ pool: unknown, isInverted: false }, legs[1]])).toBeUndefined();
  });
});
