import type { Hex } from '@tradewind/db/column/hex-bytes';
import { toFunctionSelector } from 'viem/utils';

export type TokenMetadata = { name: string | null; symbol: string | null; decimals: number | null };

/** The calls whose answers `decodeTokenMetadata` takes, in its order. */
export const metadataCalls = ['name()', 'symbol()', 'decimals()'].map((signature) =>
  toFunctionSelector(signature),
);

const maxNameLength = 64;
const maxSymbolLength = 32;
/** No real token has more; a power of ten stays small. */
const maxDecimals = 36n;

/** What a token says of itself, as far as it can be shown: a call that reverts or answers nonsense gives null. */
export function decodeTokenMetadata([name, symbol, decimals]: readonly (Hex | undefined)[]): TokenMetadata {
  return {
    name: toText(name, maxNameLength),
    symbol: toText(symbol, maxSymbolLength),
    decimals: toDecimals(decimals),
  };
}

/** A string, or the bytes32 of early tokens; cut, and without what controls a terminal or the direction of text. */
function toText(answer: Hex | undefined, maxLength: number): string | null {
  if (answer === undefined) return null;
  const bytes = Buffer.from(answer.slice(2), 'hex');
  const content = bytes.length === 32 ? bytes : readString(bytes, maxLength);
  const text = content
    .toString('utf8')
    .replaceAll(/[\p{Cc}\p{Cf}\p{DI}\p{Co}\p{Cn}\u2028\u2029\u2800\uFFFD]/gu, '')
    .trim();
  return text === '' ? null : Array.from(text).slice(0, maxLength).join('');
}

function readString(bytes: Buffer, maxLength: number): Buffer {
  const offset = readLength(bytes, 0);
  const length = readLength(bytes, offset);
  const start = offset + 32;
  return bytes.subarray(start, start + Math.min(length, maxLength * 4));
}

/** A word that is no sensible length or offset counts as one beyond the end. */
function readLength(bytes: Buffer, offset: number): number {
  if (offset + 32 > bytes.length) return bytes.length;
  const value = BigInt(`0x${bytes.subarray(offset, offset + 32).toString('hex')}`);
  return value > BigInt(bytes.length) ? bytes.length : Number(value);
}

function toDecimals(answer: Hex | undefined): number | null {
  if (answer === undefined || answer.length < 66) return null;
  const value = BigInt(answer.slice(0, 66));
  return value > maxDecimals ? null : Number(value);
}
