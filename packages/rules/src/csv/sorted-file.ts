import { toAddressKey, type Address } from '../network/address.ts';

type Hex = `0x${string}`;
type OfAccount = { readonly account: Address };

/** sha256 of bytes; passed by the caller, since this package has no cryptography. */
export type Sha256 = (bytes: Uint8Array) => Hex;

/** The entries of a file, or its first faulty line, counted from 1. */
export type SortedFile<Entry> =
  | { readonly kind: 'list'; readonly entries: readonly Entry[] }
  | { readonly kind: 'faulty'; readonly line: number; readonly reason: SortedFileFault };

/** Why a text is no such file: its first line; a line that the writer would spell otherwise; the order of accounts. */
export type SortedFileFault = 'header' | 'malformedLine' | 'notSorted' | 'noEntries' | 'tooManyEntries';

/** Lines of a file at most: as many as a browser verifies in seconds. */
export const maximumListEntries = 100_000;

/** Entries in the order of a file, by account. */
export function sortEntries<Entry extends OfAccount>(entries: readonly Entry[]): readonly Entry[] {
  const keyed = entries.map((entry) => ({ key: toAddressKey(entry.account), entry }));
  // A list has no account twice.
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  return keyed.map(({ entry }) => entry);
}

/** A file with a header and a line for each account, rising. Each line ends in LF. Accounts are distinct. */
export function formatSortedFile<Entry extends OfAccount>(
  header: string,
  entries: readonly Entry[],
  formatLine: (entry: Entry) => string,
): string {
  return [header, ...sortEntries(entries).map(formatLine), ''].join('\n');
}

/**
 * Reads a file of `formatSortedFile` with 1 to 100,000 entries, and otherwise names the first faulty line. `parseLine`
 * answers undefined for a line that the writer would spell otherwise, and accounts in lower case.
 */
export function parseSortedFile<Entry extends OfAccount>(
  header: string,
  text: string,
  parseLine: (line: string) => Entry | undefined,
): SortedFile<Entry> {
  const [first, ...lines] = text.split('\n');
  if (first !== header) return toFault(1, 'header');
  if (lines.pop() !== '') return toFault(lines.length + 2, 'malformedLine');
  if (lines.length === 0) return toFault(2, 'noEntries');
  if (lines.length > maximumListEntries) return toFault(maximumListEntries + 2, 'tooManyEntries');
  const entries: Entry[] = [];
  for (const [index, line] of lines.entries()) {
    const entry = parseLine(line);
    if (entry === undefined) return toFault(index + 2, 'malformedLine');
    const before = entries.at(-1);
    if (before !== undefined && before.account >= entry.account) return toFault(index + 2, 'notSorted');
    entries.push(entry);
  }
  return { kind: 'list', entries };
}

/**
 * The hash of a file, as `listHash` of the terms has it: SHA-256 of its bytes. Throws RangeError for a character that
 * is not ASCII, since no such file has one.
 */
export function computeFileHash(file: string, sha256: Sha256): Hex {
  const bytes = new Uint8Array(file.length);
  for (let index = 0; index < file.length; index += 1) {
    const code = file.charCodeAt(index);
    if (code > 0x7f) throw new RangeError(`the character at ${index} is not ASCII`);
    bytes[index] = code;
  }
  return sha256(bytes);
}

function toFault(line: number, reason: SortedFileFault) {
  return { kind: 'faulty', line, reason } as const;
}
