import type { Hex } from '../column/hex-bytes.ts';

/**
 * A parsed search: one term or two, each an address or words, in one order of a pool's tokens (`first…`) and
 * the other (`second…`).
 */
export type PoolSearch = {
  /** Empty (`0x`) where the term is words. */
  address: Hex;
  otherAddress: Hex;
  /** The pattern for the words of a pool. */
  firstPattern: string;
  secondPattern: string;
  /**
   * The pattern for an index of trigrams: short words find only tokens with this beginning; empty where an
   * index finds nothing.
   */
  firstIndexed: string;
  secondIndexed: string;
  /** Whether the index finds all matches. */
  isIndexed: boolean;
};

/** Parses `A` or `A/B`, each a part of a symbol or name or a whole address; undefined for all pools. */
export function parsePoolSearch(search: string): PoolSearch | undefined {
  const [term = '', otherTerm = ''] = search.split('/', 2).map((text) => text.trim().toLowerCase());
  if (term === '' && otherTerm === '') return undefined;
  const [address, otherAddress] = [toAddress(term), toAddress(otherTerm)];
  const words = address === '0x' ? term : '';
  const otherWords = otherAddress === '0x' ? otherTerm : '';
  const pattern = toContaining(words);
  const otherPattern = toContaining(otherWords);
  return {
    address,
    otherAddress,
    firstPattern: `${pattern}\n${otherPattern}`,
    secondPattern: `${otherPattern}\n${pattern}`,
    ...toIndexed(words, otherWords),
  };
}

/** Three consecutive letters of either term suffice. */
function toIndexed(words: string, otherWords: string) {
  const both = [words, otherWords];
  const isIndexed = both.join('') === '' || both.some((text) => /[\p{L}\p{N}]{3}/u.test(text));
  if (!isIndexed && !both.some((text) => /^[\p{L}\p{N}]/u.test(text)))
    return { firstIndexed: '', secondIndexed: '', isIndexed };
  const [pattern, otherPattern] = both.map((text) =>
    isIndexed ? toContaining(text) : `${toLiteral(text)}%`,
  );
  return {
    firstIndexed: `${pattern}\n${otherPattern}`,
    secondIndexed: `${otherPattern}\n${pattern}`,
    isIndexed,
  };
}

function toContaining(text: string): string {
  return text === '' ? '%' : `%${toLiteral(text)}%`;
}

function toLiteral(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

function toAddress(text: string): Hex {
  return /^0x[0-9a-f]{40}$/.test(text) ? `0x${text.slice(2)}` : '0x';
}
