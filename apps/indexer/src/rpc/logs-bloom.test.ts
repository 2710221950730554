import { expect, it } from 'vitest';
import { listBits, mayHoldLog } from './logs-bloom.ts';

const address = '0x0f572e5295c57f15886f9b263e2f6d2d6c7b5ec6';
const selector = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const bloomOf = (...values: `0x${string}`[]): `0x${string}` => {
  const bits = values.flatMap(listBits).reduce((bloom, bit) => bloom | (1n << BigInt(bit)), 0n);
  return `0x${bits.toString(16).padStart(512, '0')}`;
};

it('knows the three bits that the yellow paper gives an address', () => {
  expect(listBits(address)).toEqual([1323, 431, 1319]);
});

it('finds a log only where its address and its selector may both be', () => {
  expect(mayHoldLog(bloomOf(address, selector), [address], [selector])).toBe(true);
  expect(mayHoldLog(bloomOf(address), [address], [selector])).toBe(false);
  expect(mayHoldLog(bloomOf(selector), [address], [selector])).toBe(false);
  expect(mayHoldLog(bloomOf(), [address], [selector])).toBe(false);
});
