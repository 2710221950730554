import type { Hex } from '../column/hex-bytes.ts';
import { defineNotice } from '../relay/notice-kind.ts';
import type { CancelReason, SaleState } from './tables.ts';

/** What happened to a sale, the furthest of several; `changed` is anything that has no name on the wire. */
export const saleSteps = [
  'changed',
  'claimed',
  'joined',
  'created',
  'levelled',
  'delivered',
  'cancelled',
] as const;

export type SaleStep = (typeof saleSteps)[number];

/** A sale after these blocks; amounts are raw units of the payment token, as text, times chain seconds. */
export type SaleNotice = {
  sale: Hex;
  project: number;
  round: number;
  step: SaleStep;
  state: SaleState;
  /** Null where it is not cancelled. */
  reason: CancelReason | null;
  openAt: number;
  closeAt: number;
  hardCap: string;
  payDecimals: number;
  committed: string;
  buyerCount: number;
};

type LaunchpadChange = {
  /** The last of the blocks. */
  blockNumber: number;
  /** Each sale with an event, once. */
  sales: SaleNotice[];
  /** The buyers that paid, claimed or were paid, and those with an order of the monthly sale. */
  accounts: { account: Hex; txHash: Hex }[];
};

/** The changes of token sales by blocks. */
export const launchpadNotice = defineNotice<LaunchpadChange>('launchpad.changed');
