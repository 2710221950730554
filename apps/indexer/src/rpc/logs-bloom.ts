import type { Hex } from '@tradewind/db/column/hex-bytes';
import { keccak256 } from 'viem/utils';
import type { Log } from './schema.ts';

/**
 * Whether a block with this bloom filter may contain a log with one of the selectors. The emitter is one of the
 * addresses, or any. False is certain. True may be a coincidence (yellow paper 4.4.1: three bits of 2048 for
 * each address and topic).
 */
export function mayHoldLog(
  bloom: Hex,
  addresses: readonly Hex[] | 'any',
  selectors: readonly Hex[],
): boolean {
  if (isEmpty(bloom)) return false;
  const holds = (value: Hex): boolean => listBits(value).every((bit) => hasBit(bloom, bit));
  return selectors.some(holds) && (addresses === 'any' || addresses.some(holds));
}

/** Whether these logs cover the bloom filter; some chains have logs outside it. */
export function areAllLogs(bloom: Hex, logs: readonly Pick<Log, 'address' | 'topics'>[]): boolean {
  if (isEmpty(bloom)) return true;
  let uncovered = BigInt(bloom);
  for (const { address, topics } of logs) {
    for (const value of [address, ...topics]) {
      for (const bit of listBits(value)) uncovered &= ~(1n << BigInt(bit));
    }
  }
  return uncovered === 0n;
}

/** Whether the bloom filter may cover a log: false is certain, and then the block's hash does not cover it. */
export function isAnnounced(bloom: Hex, { address, topics }: Pick<Log, 'address' | 'topics'>): boolean {
  return [address, ...topics].every((value) => listBits(value).every((bit) => hasBit(bloom, bit)));
}

/** The three bits of a value, counted from the filter's low end. */
export function listBits(value: Hex): number[] {
  const known = bits.get(value);
  if (known) return known;
  const hash = keccak256(value);
  const found = [0, 1, 2].map((pair) => Number(`0x${hash.slice(2 + pair * 4, 6 + pair * 4)}`) & 2047);
  if (bits.size >= maxKnown) bits.clear();
  bits.set(value, found);
  return found;
}

const bits = new Map<Hex, number[]>();
const maxKnown = 50_000;

function isEmpty(bloom: Hex): boolean {
  return /^0x0*$/.test(bloom);
}

function hasBit(bloom: Hex, bit: number): boolean {
  const nibble = Number.parseInt(bloom.charAt(bloom.length - 1 - (bit >> 2)), 16);
  return ((nibble >> (bit & 3)) & 1) === 1;
}
