import {
  parseAccountList,
  refuseCell,
  type AccountList,
  type AccountListFault,
  type Cell,
} from '../csv/account-list.ts';
import type { Keccak } from '../merkle/merkle-tree.ts';
import type { Address } from '../network/address.ts';
import type { AllowedBuyer } from './allow-list.ts';

/** Why a number of a line is no part of a campaign's list. */
export type AllowFaultReason = 'malformedQuantity' | 'zeroQuantity' | 'aboveMaxBuy';

export type AllowFault = AccountListFault<AllowFaultReason>;
export type AllowListUpload = AccountList<AllowedBuyer, AllowFaultReason>;

/**
 * Reads the list that an operator uploads for a campaign (`parseAccountList`): `address,quantity`. A quantity is a
 * whole number, the most boxes of the account in all its purchases. One above `maxBuy` of the terms is a fault, although
 * the campaign would count `maxBuy`.
 */
export function parseAllowListUpload(text: string, maxBuy: bigint, keccak: Keccak): AllowListUpload {
  const read = (cell: string): Cell<AllowFaultReason | 'formula'> => {
    if (!/^\d{1,20}$/.test(cell)) return refuseCell(cell, 'malformedQuantity');
    const value = BigInt(cell);
    if (value === 0n) return { reason: 'zeroQuantity' };
    return value > maxBuy ? { reason: 'aboveMaxBuy' } : { value };
  };
  return parseAccountList(text, { columns: [{ name: 'quantity', read }], toEntry }, keccak);
}

function toEntry(account: Address, [most = 0n]: readonly bigint[]): AllowedBuyer {
  return { account, most };
}
