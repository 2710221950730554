import { parseWholeUnits } from '../amount/parse-amount.ts';
import {
  parseAccountList,
  refuseCell,
  type AccountList,
  type AccountListFault,
  type Cell,
} from '../csv/account-list.ts';
import type { Keccak } from '../merkle/merkle-tree.ts';
import type { Address } from '../network/address.ts';
import { listColumns, type ListEntry } from './list-file.ts';

/** The terms that a list must fit: decimals of the payment token, and commitments in its raw units (`ISale.Terms`). */
export type ListTerms = {
  readonly payDecimals: number;
  readonly minPerUser: bigint;
  readonly maxPerUser: bigint;
  readonly maxWeight: bigint;
};

/** Why a number of a line is no part of a list. */
export type ListFaultReason =
  | 'malformedAmount'
  | 'tooManyDecimals'
  | 'zeroAmount'
  | 'belowMinimum'
  | 'aboveCap'
  | 'malformedWeight'
  | 'zeroWeight'
  | 'aboveMaxWeight';

export type ListFault = AccountListFault<ListFaultReason>;
export type ListUpload = AccountList<ListEntry, ListFaultReason>;

/**
 * Reads the list that an operator uploads (`parseAccountList`): `address,maxCommit,weight`. Amounts are whole units of
 * the payment token in plain digits; trailing zeros are no faults.
 *
 * A line that could never join by the terms is a fault. `weight` above `maxWeight` is one too, although the sale would
 * count `maxWeight`.
 */
export function parseListUpload(text: string, terms: ListTerms, keccak: Keccak): ListUpload {
  const [, commit, weight] = listColumns;
  const columns = [
    { name: commit, read: (cell: string) => parseCommit(cell, terms) },
    { name: weight, read: (cell: string) => parseWeight(cell, terms) },
  ];
  return parseAccountList(text, { columns, toEntry }, keccak);
}

function toEntry(account: Address, [maxCommit = 0n, weight = 0n]: readonly bigint[]): ListEntry {
  return { account, maxCommit, weight };
}

type NumberCell = Cell<ListFaultReason | 'formula'>;

function parseCommit(text: string, { payDecimals, minPerUser, maxPerUser }: ListTerms): NumberCell {
  if (!/^\d+(?:\.\d+)?$/.test(text)) return refuseCell(text, 'malformedAmount');
  const value = parseWholeUnits(text, payDecimals);
  if (value === undefined) return { reason: 'tooManyDecimals' };
  if (value === 0n) return { reason: 'zeroAmount' };
  if (value < minPerUser) return { reason: 'belowMinimum' };
  return value > maxPerUser ? { reason: 'aboveCap' } : { value };
}

function parseWeight(text: string, { maxWeight }: ListTerms): NumberCell {
  if (!/^\d+$/.test(text)) return refuseCell(text, 'malformedWeight');
  const value = BigInt(text);
  if (value === 0n) return { reason: 'zeroWeight' };
  return value > maxWeight ? { reason: 'aboveMaxWeight' } : { value };
}
