import type { Keccak } from '../merkle/merkle-tree.ts';
import { toAddressKey, type Address } from './address.ts';

/**
 * Whether the letters of an address have the case that ERC-55 computes from it, so that a typing error is found.
 * False for an address of one case: it has no checksum, unless it has no letters.
 */
export function hasChecksum(address: Address, keccak: Keccak): boolean {
  const digits = toAddressKey(address).slice(2);
  const hash = keccak(`0x${Array.from(digits, (digit) => digit.charCodeAt(0).toString(16)).join('')}`);
  const spelled = Array.from(digits, (digit, place) =>
    Number.parseInt(hash.charAt(place + 2), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return address === `0x${spelled.join('')}`;
}
