import { formatExactAmount } from '../amount/format-amount.ts';
import { computePowerOfTen } from '../amount/ratio.ts';
import { compareAddresses, toAddressKey, type Address } from '../network/address.ts';

type Hex = `0x${string}`;

/** sha256 of bytes; passed by the caller, since this package has no cryptography. */
export type Sha256 = (bytes: Uint8Array) => Hex;

/** A line of a list: most commitment in raw units of the payment token, 1 to 2⁹⁶ - 1, and weight, 1 to 2³² - 1. */
export type ListEntry = { readonly account: Address; readonly maxCommit: bigint; readonly weight: bigint };

export type ListFile =
  | { readonly kind: 'list'; readonly entries: readonly ListEntry[] }
  | { readonly kind: 'faulty'; readonly line: number; readonly reason: ListFileFault };

/** Why a text is no list file: its first line; a line that the writer would spell otherwise; the order of accounts. */
export type ListFileFault = 'header' | 'malformedLine' | 'notSorted' | 'noEntries' | 'tooManyEntries';

export const listColumns = ['address', 'maxCommit', 'weight'] as const;

/** Lines of a list at most: as many as a browser verifies in seconds. */
export const maximumListEntries = 100_000;

/** The bounds of `ISale.Listing`. */
export const maximumListCommit = 2n ** 96n - 1n;
export const maximumListWeight = 2n ** 32n - 1n;

const header = listColumns.join(',');
const canonicalLine = /^(0x[0-9a-f]{40}),((?:0|[1-9]\d{0,28})(?:\.\d{0,254}[1-9])?),([1-9]\d{0,9})$/;

/**
 * The one text of a list: a header, then a line for each account, rising, in lower case, with the most commitment in
 * whole units of the payment token, without trailing zeros. Each line ends in LF; all characters are ASCII. The
 * accounts are distinct, as `parseListUpload` ensures.
 */
export function formatList(entries: readonly ListEntry[], payDecimals: number): string {
  const lines = sortEntries(entries).map(({ account, maxCommit, weight }) =>
    [toAddressKey(account), formatExactAmount(maxCommit, payDecimals), weight].join(','),
  );
  return [header, ...lines, ''].join('\n');
}

/** Entries in the order of a list file, by account. */
export function sortEntries(entries: readonly ListEntry[]): readonly ListEntry[] {
  const sorted = [...entries];
  sorted.sort((a, b) => compareAddresses(a.account, b.account));
  return sorted;
}

/**
 * Reads a list file as a verifier does: it accepts exactly the texts of `formatList` with 1 to 100,000 entries, and
 * otherwise names the first faulty line. Entries keep the order of the file, which is that of the Merkle leaves.
 */
export function parseListFile(text: string, payDecimals: number): ListFile {
  const [first, ...lines] = text.split('\n');
  if (first !== header) return toFault(1, 'header');
  if (lines.pop() !== '') return toFault(lines.length + 2, 'malformedLine');
  if (lines.length === 0) return toFault(2, 'noEntries');
  if (lines.length > maximumListEntries) return toFault(maximumListEntries + 2, 'tooManyEntries');
  const entries: ListEntry[] = [];
  for (const [index, line] of lines.entries()) {
    const entry = parseLine(line, payDecimals);
    if (entry === undefined) return toFault(index + 2, 'malformedLine');
    const before = entries.at(-1);
    if (before !== undefined && before.account >= entry.account) return toFault(index + 2, 'notSorted');
    entries.push(entry);
  }
  return { kind: 'list', entries };
}

/**
 * The hash of a list file, as `listHash` of the terms has it: SHA-256 of its bytes. Throws RangeError for a character
 * that is not ASCII, since no list file has one.
 */
export function computeListHash(file: string, sha256: Sha256): Hex {
  const bytes = new Uint8Array(file.length);
  for (let index = 0; index < file.length; index += 1) {
    const code = file.charCodeAt(index);
    if (code > 0x7f) throw new RangeError(`no list file has the character at ${index}`);
    bytes[index] = code;
  }
  return sha256(bytes);
}

/** The name under which a list file is stored and served: the 64 digits of its hash, in lower case. */
export function toListName(listHash: Hex): string {
  return listHash.slice(2).toLowerCase();
}

/**
 * Whole units of plain digits with at most one point to raw units, never rounded; undefined where significant decimals
 * are below one raw unit. The text has digits before the point, as the caller verified.
 */
export function parseWholeUnits(text: string, decimals: number): bigint | undefined {
  const [whole = '', fraction = ''] = text.split('.');
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) return undefined;
  return BigInt(whole) * computePowerOfTen(decimals) + BigInt(significant.padEnd(decimals, '0'));
}

function parseLine(line: string, payDecimals: number): ListEntry | undefined {
  const [, account, amount, weightText] = canonicalLine.exec(line) ?? [];
  if (account === undefined || amount === undefined || weightText === undefined) return undefined;
  const maxCommit = parseWholeUnits(amount, payDecimals);
  const weight = BigInt(weightText);
  if (maxCommit === undefined || maxCommit === 0n || maxCommit > maximumListCommit) return undefined;
  return weight > maximumListWeight ? undefined : { account: `0x${account.slice(2)}`, maxCommit, weight };
}

function toFault(line: number, reason: ListFileFault): ListFile {
  return { kind: 'faulty', line, reason };
}
