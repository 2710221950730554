import { getAddress, keccak256 } from 'viem';
import { expect, it } from 'vitest';
import { hasChecksum } from './checksum.ts';

/** The examples of ERC-55. */
const examples = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
] as const;

it.each(examples)(
  '[IDO-15] given %s, when a letter changes its case, then its checksum is wrong',
  (address) => {
    expect(hasChecksum(address, keccak256)).toBe(true);
    expect(getAddress(address)).toBe(address);
    const letter = address.slice(2).search(/[a-f]/i) + 2;
    const turned = address.charAt(letter) < 'a' ? address.charAt(letter).toLowerCase() : 'F';
    const other = `0x${address.slice(2, letter)}${turned}${address.slice(letter + 1)}` as const;
    expect(hasChecksum(other, keccak256)).toBe(false);
  },
);

it('[IDO-15] given an address of one case, then it has no checksum', () => {
  expect(hasChecksum('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', keccak256)).toBe(false);
  expect(hasChecksum('0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED', keccak256)).toBe(false);
});
