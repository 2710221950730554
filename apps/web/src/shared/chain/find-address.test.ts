import { describe, expect, it } from 'vitest';
import { findAddress } from './find-address.ts';

const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const address = checksummed.toLowerCase();

describe('findAddress', () => {
  it.each([checksummed, address, `0x${address.slice(2).toUpperCase()}`])('[SWAP-06] reads %s', (text) => {
    expect(findAddress(text)).toBe(address);
  });

  it.each([
    checksummed.replace('aA', 'Aa'),
    address.slice(0, -1),
    `${address}0`,
    address.slice(2),
    'name.eth',
    '',
  ])('[SWAP-06] refuses %s', (text) => {
    expect(findAddress(text)).toBeUndefined();
  });
});
