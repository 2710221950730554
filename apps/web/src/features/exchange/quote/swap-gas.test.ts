import { describe, expect, it } from 'vitest';
import type { Pool } from '@tradewind/rules/exchange/pair';
import { toTrade, type Trade } from '@tradewind/rules/exchange/trade';
import type { Address } from '@tradewind/rules/network/address';
import { estimateSwapGas } from './swap-gas.ts';

const tokens: Address[] = ['0x01', '0x02', '0x03', '0x04'];

function createTrade(hops: number): Trade {
  const pools = Array.from({ length: hops }, (_, hop): Pool => {
    const [token0 = '0x', token1 = '0x'] = tokens.slice(hop);
    return { address: token0, token0, token1, reserve0: 1n, reserve1: 1n };
  });
  const amounts = Array.from({ length: hops + 1 }, () => 1n);
  return toTrade('exact-in', {
    path: tokens.slice(0, hops + 1),
    amounts,
    pools,
  });
}

describe('the gas of a trade before its simulation', () => {
  it.each([
    [1, 73_109],
    [3, 135_152],
  ])('[SWAP-08] over %i hops it is at most 20%% above the measured %i', (hops, measured) => {
    const gas = Number(estimateSwapGas(createTrade(hops)));
    expect(gas).toBeGreaterThanOrEqual(measured);
    expect(gas).toBeLessThanOrEqual(measured * 1.2);
  });

  it('counts every part of a split', () => {
    const [one, two] = [createTrade(1), createTrade(2)];
    const split = {
      ...two,
      split: { parts: [two, one], single: two, cost: 0n },
    };
    expect(estimateSwapGas(split)).toBe(160_000n);
  });
});
