import type { ReservedPool } from './reserve-snapshot.ts';

type Hex = `0x${string}`;

const addressDigits = 40;
const reserveDigits = 28;
const reservesDigits = 2 * reserveDigits;
const poolDigits = 2 * addressDigits + reservesDigits;

/**
 * Decodes the pools of `ReserveLens.readPools`: 68 bytes each, lower-case hex. Throws RangeError for a partial
 * pool.
 */
export function decodeLensPools(packed: Hex): ReservedPool[] {
  return cut(packed, poolDigits).map((digits) => {
    const [reserve0, reserve1] = toReserves(digits.slice(2 * addressDigits));
    return {
      token0: `0x${digits.slice(0, addressDigits)}`,
      token1: `0x${digits.slice(addressDigits, 2 * addressDigits)}`,
      reserve0,
      reserve1,
    };
  });
}

/**
 * Decodes both reserves of each pool of `ReserveLens.readReserves`: 28 bytes each. Throws RangeError for a
 * partial pool.
 */
export function decodeLensReserves(packed: Hex): [bigint, bigint][] {
  return cut(packed, reservesDigits).map(toReserves);
}

function toReserves(digits: string): [bigint, bigint] {
  return [BigInt(`0x${digits.slice(0, reserveDigits)}`), BigInt(`0x${digits.slice(reserveDigits)}`)];
}

function cut(packed: Hex, size: number): string[] {
  if ((packed.length - 2) % size !== 0) throw new RangeError(`${packed.length - 2} digits of ${size} each`);
  return Array.from({ length: (packed.length - 2) / size }, (_, index) =>
    packed.slice(2 + index * size, 2 + (index + 1) * size),
  );
}
