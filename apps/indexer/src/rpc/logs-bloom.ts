import type { Hex } from '@tradewind/db/column/hex-bytes';
import { keccak256 } from 'viem/utils';

/**
 * Whether a block with this bloom filter may hold a log by one of the addresses with one of the selectors. False is certain;
 * true is certain but for chance (yellow paper 4.4.1: three bits of 2048 for each address and topic).
 */
export function mayHoldLog(bloom: Hex, addresses: readonly Hex[], selectors: readonly Hex[]): boolean {
  if (/^0x0*$/.test(bloom)) return false;
  const holds = (value: Hex): boolean => listBits(value).every((bit) => hasBit(bloom, bit));
  return selectors.some(holds) && addresses.some(holds);
}

/** The three bits of a value, counted from the filter's low end. */
export function listBits(value: Hex): number[] {
  const known = bits.get(value);
  if (known) return known;
  const hash = keccak256(value);
  const found = [0, 1, 2].map((pair) => Number(`0x${hash.slice(2 + pair * 4, 6 + pair * 4)}`) & 2047);
  bits.set(value, found);
  return found;
}

const bits = new Map<Hex, number[]>();

function hasBit(bloom: Hex, bit: number): boolean {
  const nibble = Number.parseInt(bloom.charAt(bloom.length - 1 - (bit >> 2)), 16);
  return ((nibble >> (bit & 3)) & 1) === 1;
}
