import { expect, it } from 'vitest';
import { findAddress } from './find-address.ts';

const written = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

it.each([written, written.toLowerCase(), `0x${written.slice(2).toUpperCase()}`])(
  '[SWAP-06] %s is an address',
  (text) => {
    expect(findAddress(text)).toBe(written.toLowerCase());
  },
);

it.each([
  ['a mistyped letter, by the checksum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAEd'],
  ['a letter too few', written.slice(0, -1)],
  ['another letter', written.replace('5a', 'xa')],
  ['nothing', ''],
])('[SWAP-06] notices %s', (_, text) => {
  expect(findAddress(text)).toBeUndefined();
});
