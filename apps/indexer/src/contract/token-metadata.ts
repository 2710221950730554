import type { Hex } from '@tradewind/db/column/hex-bytes';
import { toFunctionSelector } from 'viem/utils';

export type TokenMetadata = { name: string | null; symbol: string | null; decimals: number | null };

/** The calls whose results `decodeTokenMetadata` decodes, in the same order. */
export const metadataCalls = ['name()', 'symbol()', 'decimals()'].map((signature) =>
  toFunctionSelector(signature),
);

const maxNameLength = 64;
const maxSymbolLength = 32;
/** More than any real token has; keeps a power of ten small. */
const maxDecimals = 36n;

/** Decodes a token's metadata; a call that reverts or returns nonsense gives null. */
export function decodeTokenMetadata([name, symbol, decimals]: readonly (Hex | undefined)[]): TokenMetadata {
  return {
    name: toText(name, maxNameLength),
    symbol: toText(symbol, maxSymbolLength),
    decimals: toDecimals(decimals),
  };
}

/**
 * Decodes a string, or the bytes32 of early tokens. It is truncated, without characters that control a terminal
 * or the direction of text.
 */
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

/** Reads a length or offset; an invalid one counts as beyond the end. */
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
