import type { Keccak } from '../merkle/merkle-tree.ts';
import { toAddressKey, type Address } from '../network/address.ts';
import { hasChecksum } from '../network/checksum.ts';
import { formulaStart } from './formula-start.ts';
import { parseCsv, type CsvFaultReason, type CsvRow, type CsvTable } from './parse-csv.ts';
import { maximumListEntries, sortEntries } from './sorted-file.ts';

/** Why a cell, or the file, is no part of a list of accounts. */
export type AccountListFaultReason =
  | CsvFaultReason
  | 'header'
  | 'wrongColumns'
  | 'noEntries'
  | 'formula'
  | 'malformedAddress'
  | 'wrongChecksum'
  | 'zeroAddress';

/** A fault at a line and column of an uploaded file; both count from 1. */
export type AccountListFault<Reason> =
  | { readonly line: number; readonly column: number; readonly reason: AccountListFaultReason | Reason }
  | {
      readonly line: number;
      readonly column: number;
      readonly reason: 'duplicate';
      /** The line that has the account first. */
      readonly firstLine: number;
    };

/** What a cell has, or why it has none. */
export type Cell<Reason> = { readonly value: bigint } | { readonly reason: Reason };

/** A column behind that of the account, with the reader of its trimmed cells. */
export type ListColumn<Reason> = {
  readonly name: string;
  readonly read: (text: string) => Cell<Reason | 'formula'>;
};

export type AccountListShape<Entry, Reason> = {
  readonly columns: readonly ListColumn<Reason>[];
  /** The entry of an account with its numbers in the order of the columns. */
  readonly toEntry: (account: Address, numbers: readonly bigint[]) => Entry;
};

export type AccountList<Entry, Reason> =
  | { readonly kind: 'list'; readonly entries: readonly Entry[] }
  | { readonly kind: 'faulty'; readonly faults: readonly AccountListFault<Reason>[] };

const bounds = {
  characters: 16_777_216,
  cellCharacters: 100,
  rows: maximumListEntries + 1,
  columns: 16,
};

/**
 * Reads a list of accounts with whole numbers that an operator uploads: `address` and the columns in their order, with
 * a header in any letter case, at most 100,000 lines in any order. Spaces around a cell and empty lines are no faults;
 * an address in mixed case must have its checksum (ERC-55).
 *
 * An account that occurs twice is a fault. Either there are entries, sorted by account, or all faults in the order of
 * lines and columns: a faulty file has no entries.
 */
export function parseAccountList<Entry extends { readonly account: Address }, Reason extends string>(
  text: string,
  { columns, toEntry }: AccountListShape<Entry, Reason>,
  keccak: Keccak,
): AccountList<Entry, Reason> {
  const table = parseCsv(text, bounds);
  const faults: AccountListFault<Reason>[] = [...table.faults];
  const names = ['address', ...columns.map(({ name }) => name)];
  const entries: Entry[] = [];
  const lines = new Map<Address, number>();
  for (const row of takeHeader(table, names, faults)) {
    const { account, numbers } = readRow(row, columns, keccak, faults);
    if (account === undefined) continue;
    const firstLine = lines.get(account);
    if (firstLine === undefined) lines.set(account, row.line);
    else faults.push({ line: row.line, column: 1, reason: 'duplicate', firstLine });
    if (numbers.length === columns.length) entries.push(toEntry(account, numbers));
  }
  if (faults.length === 0 && entries.length === 0)
    faults.push({ line: table.rows.length + 1, column: 1, reason: 'noEntries' });
  if (faults.length === 0) return { kind: 'list', entries: sortEntries(entries) };
  faults.sort((a, b) => a.line - b.line || a.column - b.column);
  return { kind: 'faulty', faults };
}

/** A cell that is not read: a formula is named as such. */
export function refuseCell<Reason>(text: string, reason: Reason): { readonly reason: Reason | 'formula' } {
  return { reason: formulaStart.test(text) ? 'formula' : reason };
}

/**
 * The rows below the header. A first line that cannot be read may have been the header: then no row is taken for it.
 */
function takeHeader<Reason>(
  { rows, faults: unreadable }: CsvTable,
  names: readonly string[],
  faults: AccountListFault<Reason>[],
): readonly CsvRow[] {
  const [first, ...rest] = rows;
  if (first === undefined || (unreadable[0]?.line ?? Number.POSITIVE_INFINITY) < first.line) return rows;
  const found = first.cells.map((cell) => cell.trim().toLowerCase());
  if (found.join() !== names.join().toLowerCase())
    faults.push({ line: first.line, column: 1, reason: 'header' });
  return rest;
}

/** The account of a row, where it can be read, and those of its numbers that can; faults are added. */
function readRow<Reason>(
  row: CsvRow,
  columns: readonly ListColumn<Reason>[],
  keccak: Keccak,
  faults: AccountListFault<Reason>[],
): { readonly account: Address | undefined; readonly numbers: readonly bigint[] } {
  const [address = '', ...cells] = row.cells.map((cell) => cell.trim());
  const { line } = row;
  if (cells.length !== columns.length) {
    const column = Math.min(cells.length, columns.length) + 2;
    faults.push({ line, column, reason: 'wrongColumns' });
    return { account: undefined, numbers: [] };
  }
  const account = readAccount(address, keccak);
  if ('reason' in account) faults.push({ line, column: 1, reason: account.reason });
  const numbers = columns.flatMap(({ read }, place) => {
    const cell = read(cells[place] ?? '');
    if ('value' in cell) return [cell.value];
    faults.push({ line, column: place + 2, reason: cell.reason });
    return [];
  });
  return { account: 'key' in account ? account.key : undefined, numbers };
}

type AccountCell = { readonly key: Address } | { readonly reason: AccountListFaultReason };

function readAccount(text: string, keccak: Keccak): AccountCell {
  if (!/^0x[0-9a-f]{40}$/i.test(text) || text.startsWith('0X')) return refuseCell(text, 'malformedAddress');
  const address: Address = `0x${text.slice(2)}`;
  const key = toAddressKey(address);
  if (/^0x0+$/.test(key)) return { reason: 'zeroAddress' };
  const isMixed = /[a-f]/.test(text.slice(2)) && /[A-F]/.test(text);
  return isMixed && !hasChecksum(address, keccak) ? { reason: 'wrongChecksum' } : { key };
}
