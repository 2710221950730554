import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Random } from './random.ts';

export type ModelLog = { address: Hex; topics: Hex[]; data: Hex };

/** A random amount of any magnitude, from one unit on. */
export function pickAmount(random: Random): bigint {
  return BigInt(random.between(1, 2 ** 31)) * 10n ** BigInt(random.between(0, 14));
}

/** An address as a topic. */
export function toWord(value: Hex): Hex {
  return `0x${value.slice(2).padStart(64, '0')}`;
}

/** A number as a topic, also below 0. */
export function toNumberWord(value: bigint): Hex {
  return join([value]);
}

/** Numbers as the data of a log. */
export function join(values: readonly bigint[]): Hex {
  return `0x${values.map((value) => BigInt.asUintN(256, value).toString(16).padStart(64, '0')).join('')}`;
}
