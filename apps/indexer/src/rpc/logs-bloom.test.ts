import { expect, it } from 'vitest';
import { areAllLogs, listBits, mayHoldLog } from './logs-bloom.ts';

const address = '0x0f572e5295c57f15886f9b263e2f6d2d6c7b5ec6';
const selector = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const bloomOf = (...values: `0x${string}`[]): `0x${string}` => {
  const bits = values.flatMap(listBits).reduce((bloom, bit) => bloom | (1n << BigInt(bit)), 0n);
  return `0x${bits.toString(16).padStart(512, '0')}`;
};

it('computes the three bits of an address as in the yellow paper', () => {
  expect(listBits(address)).toEqual([1323, 431, 1319]);
});

it('matches a log only where its address and its selector may both be', () => {
  expect(mayHoldLog(bloomOf(address, selector), [address], [selector])).toBe(true);
  expect(mayHoldLog(bloomOf(address), [address], [selector])).toBe(false);
  expect(mayHoldLog(bloomOf(selector), [address], [selector])).toBe(false);
  expect(mayHoldLog(bloomOf(), [address], [selector])).toBe(false);
});

it('detects a missing log of the filter, and accepts logs outside it', () => {
  const log = { address, topics: [selector] } as const;
  const other = { address: `0x${'11'.repeat(20)}`, topics: [] } as const;
  const bloom = bloomOf(address, selector, other.address);
  expect(
    areAllLogs(bloom, [
      { ...log, topics: [selector] },
      { ...other, topics: [] },
    ]),
  ).toBe(true);
  expect(areAllLogs(bloom, [{ ...log, topics: [selector] }])).toBe(false);
  expect(
    areAllLogs(bloomOf(address, selector), [
      { ...log, topics: [selector] },
      { ...other, topics: [] },
    ]),
  ).toBe(true);
  expect(areAllLogs(bloomOf(), [])).toBe(true);
});
