import { parseWholeUnits } from '../amount/parse-amount.ts';
import { formulaStart } from '../csv/formula-start.ts';
import { parseCsv, type CsvFault, type CsvFaultReason, type CsvRow } from '../csv/parse-csv.ts';
import type { Keccak } from '../merkle/merkle-tree.ts';
import { hasChecksum } from '../network/checksum.ts';
import { toAddressKey, type Address } from '../network/address.ts';
import { listColumns, type ListEntry } from './list-file.ts';
import { maximumListEntries, sortEntries } from './sorted-file.ts';

/** The terms that a list must fit: decimals of the payment token, and commitments in its raw units (`ISale.Terms`). */
export type ListTerms = {
  readonly payDecimals: number;
  readonly minPerUser: bigint;
  readonly maxPerUser: bigint;
  readonly maxWeight: bigint;
};

/** Why a cell, or the file, is no part of a list. */
export type ListFaultReason =
  | 'header'
  | 'wrongColumns'
  | 'noEntries'
  | 'formula'
  | 'malformedAddress'
  | 'wrongChecksum'
  | 'zeroAddress'
  | 'malformedAmount'
  | 'tooManyDecimals'
  | 'zeroAmount'
  | 'belowMinimum'
  | 'aboveCap'
  | 'malformedWeight'
  | 'zeroWeight'
  | 'aboveMaxWeight';

/** A fault at a line and column of an uploaded file; both count from 1. */
export type ListFault =
  | { readonly line: number; readonly column: number; readonly reason: CsvFaultReason | ListFaultReason }
  | {
      readonly line: number;
      readonly column: number;
      readonly reason: 'duplicate';
      /** The line that has the account first. */
      readonly firstLine: number;
    };

export type ListUpload =
  | { readonly kind: 'list'; readonly entries: readonly ListEntry[] }
  | { readonly kind: 'faulty'; readonly faults: readonly ListFault[] };

const bounds = {
  characters: 16_777_216,
  cellCharacters: 100,
  rows: maximumListEntries + 1,
  columns: 16,
};

/** What a cell has, or why it has none. */
type Cell<Value> = { readonly value: Value } | { readonly reason: ListFaultReason };

/**
 * Reads the list that an operator uploads: `address,maxCommit,weight` in this order with a header in any letter case,
 * at most 100,000 lines in any order. Spaces around a cell, empty lines and trailing zeros are no faults; an address
 * in mixed case must have its checksum (ERC-55). Amounts are whole units of the payment token in plain digits.
 *
 * A line that could never join by the terms is a fault, as is an account that occurs twice. Either there are entries,
 * sorted by account, or all faults in the order of lines and columns: a faulty file has no entries. `weight` above
 * `maxWeight` is a fault, although the sale would count `maxWeight`.
 */
export function parseListUpload(text: string, terms: ListTerms, keccak: Keccak): ListUpload {
  const table = parseCsv(text, bounds);
  const faults: ListFault[] = [...table.faults];
  const rows = takeHeader(table.rows, table.faults, faults);
  const entries: ListEntry[] = [];
  const lines = new Map<Address, number>();
  for (const row of rows) {
    const entry = readEntry(row, terms, keccak, faults);
    if (entry.account === undefined) continue;
    const firstLine = lines.get(entry.account);
    if (firstLine === undefined) lines.set(entry.account, row.line);
    else faults.push({ line: row.line, column: 1, reason: 'duplicate', firstLine });
    const { account, maxCommit, weight } = entry;
    if (maxCommit !== undefined && weight !== undefined) entries.push({ account, maxCommit, weight });
  }
  if (faults.length === 0 && entries.length === 0)
    faults.push({ line: table.rows.length + 1, column: 1, reason: 'noEntries' });
  if (faults.length === 0) return { kind: 'list', entries: sortEntries(entries) };
  faults.sort((a, b) => a.line - b.line || a.column - b.column);
  return { kind: 'faulty', faults };
}

/**
 * The rows below the header. A first line that cannot be read may have been the header: then no row is taken for it.
 */
function takeHeader(
  rows: readonly CsvRow[],
  unreadable: readonly CsvFault[],
  faults: ListFault[],
): readonly CsvRow[] {
  const [first, ...rest] = rows;
  if (first === undefined || (unreadable[0]?.line ?? Number.POSITIVE_INFINITY) < first.line) return rows;
  const names = first.cells.map((cell) => cell.trim().toLowerCase());
  const isHeader = names.join() === listColumns.join().toLowerCase();
  if (!isHeader) faults.push({ line: first.line, column: 1, reason: 'header' });
  return rest;
}

type Parts = { readonly [Key in keyof ListEntry]: ListEntry[Key] | undefined };

/** The cells of a row that can be read; the faults of the others are added. */
function readEntry(row: CsvRow, terms: ListTerms, keccak: Keccak, faults: ListFault[]): Parts {
  const [address = '', amount = '', weight = ''] = row.cells.map((cell) => cell.trim());
  const take = <Value>(cell: Cell<Value>, column: number): Value | undefined => {
    if ('value' in cell) return cell.value;
    faults.push({ line: row.line, column, reason: cell.reason });
    return undefined;
  };
  if (row.cells.length !== listColumns.length) {
    const column = Math.min(row.cells.length, listColumns.length) + 1;
    faults.push({ line: row.line, column, reason: 'wrongColumns' });
    return { account: undefined, maxCommit: undefined, weight: undefined };
  }
  return {
    account: take(parseAccount(address, keccak), 1),
    maxCommit: take(parseCommit(amount, terms), 2),
    weight: take(parseWeight(weight, terms), 3),
  };
}

function parseAccount(text: string, keccak: Keccak): Cell<Address> {
  if (!/^0x[0-9a-f]{40}$/i.test(text) || text.startsWith('0X')) return refuse(text, 'malformedAddress');
  const address: Address = `0x${text.slice(2)}`;
  const key = toAddressKey(address);
  if (/^0x0+$/.test(key)) return { reason: 'zeroAddress' };
  const isMixed = /[a-f]/.test(text.slice(2)) && /[A-F]/.test(text);
  return isMixed && !hasChecksum(address, keccak) ? { reason: 'wrongChecksum' } : { value: key };
}

function parseCommit(text: string, { payDecimals, minPerUser, maxPerUser }: ListTerms): Cell<bigint> {
  if (!/^\d+(?:\.\d+)?$/.test(text)) return refuse(text, 'malformedAmount');
  const value = parseWholeUnits(text, payDecimals);
  if (value === undefined) return { reason: 'tooManyDecimals' };
  if (value === 0n) return { reason: 'zeroAmount' };
  if (value < minPerUser) return { reason: 'belowMinimum' };
  return value > maxPerUser ? { reason: 'aboveCap' } : { value };
}

function parseWeight(text: string, { maxWeight }: ListTerms): Cell<bigint> {
  if (!/^\d+$/.test(text)) return refuse(text, 'malformedWeight');
  const value = BigInt(text);
  if (value === 0n) return { reason: 'zeroWeight' };
  return value > maxWeight ? { reason: 'aboveMaxWeight' } : { value };
}

function refuse(text: string, reason: ListFaultReason): { readonly reason: ListFaultReason } {
  return { reason: formulaStart.test(text) ? 'formula' : reason };
}
