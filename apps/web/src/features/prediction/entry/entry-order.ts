import type { Address } from 'viem';

/** A stake as it was confirmed. */
export type EntryOrder = {
  readonly market: Address;
  readonly account: Address;
  readonly epoch: number;
  /** Chain seconds; what is not in a block before is refused. */
  readonly lockAt: number;
  readonly isUp: boolean;
  readonly amount: bigint;
};

/** By this a transaction's record tells which round it enters, after a reload and in other tabs too. */
export function toEntryTag(epoch: number): `enter ${number}` {
  return `enter ${epoch}`;
}
