import { formatExactAmount } from '../amount/format-amount.ts';
import { parseWholeUnits } from '../amount/parse-amount.ts';
import { toAddressKey, type Address } from '../network/address.ts';
import { formatSortedFile, parseSortedFile, type SortedFile } from '../csv/sorted-file.ts';

type Hex = `0x${string}`;

/** A line of a list: most commitment in raw units of the payment token, 1 to 2⁹⁶ - 1, and weight, 1 to 2³² - 1. */
export type ListEntry = { readonly account: Address; readonly maxCommit: bigint; readonly weight: bigint };

export const listColumns = ['address', 'maxCommit', 'weight'] as const;

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
  return formatSortedFile(header, entries, ({ account, maxCommit, weight }) =>
    [toAddressKey(account), formatExactAmount(maxCommit, payDecimals), weight].join(','),
  );
}

/**
 * Reads a list file as a verifier does: it accepts exactly the texts of `formatList` with 1 to 100,000 entries, and
 * otherwise names the first faulty line. Entries keep the order of the file, which is that of the Merkle leaves.
 */
export function parseListFile(text: string, payDecimals: number): SortedFile<ListEntry> {
  return parseSortedFile(header, text, (line) => parseLine(line, payDecimals));
}

/** The name under which a list file is stored and served: the 64 digits of its hash, in lower case. */
export function toListName(listHash: Hex): string {
  return listHash.slice(2).toLowerCase();
}

function parseLine(line: string, payDecimals: number): ListEntry | undefined {
  const [, account, amount, weightText] = canonicalLine.exec(line) ?? [];
  if (account === undefined || amount === undefined || weightText === undefined) return undefined;
  const maxCommit = parseWholeUnits(amount, payDecimals);
  const weight = BigInt(weightText);
  if (maxCommit === undefined || maxCommit === 0n || maxCommit > maximumListCommit) return undefined;
  return weight > maximumListWeight ? undefined : { account: `0x${account.slice(2)}`, maxCommit, weight };
}
