import { expect, it } from 'vitest';
import { type Address, compareAddresses, isSameAddress, toAddressKey } from './address.ts';

const lower: Address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045';
const checksummed: Address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const higher: Address = '0xE000000000000000000000000000000000000000';

it('an address is the same in any letter case', () => {
  expect(isSameAddress(lower, checksummed)).toBe(true);
  expect(isSameAddress(lower, higher)).toBe(false);
  expect(toAddressKey(checksummed)).toBe(lower);
});

it('addresses are ordered by number, not by letter case', () => {
  expect(compareAddresses(lower, checksummed)).toBe(0);
  expect(compareAddresses(checksummed, higher)).toBe(-1);
  expect(compareAddresses(higher, lower)).toBe(1);
});
