import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';

/** A confirmed stake. */
export type EntryOrder = {
  readonly chain: Chain;
  readonly market: Address;
  readonly account: Address;
  readonly epoch: number;
  /** Chain seconds; the contract refuses a later entry. */
  readonly lockAt: number;
  readonly isUp: boolean;
  readonly amount: bigint;
};

/** The tag of a transaction's record that identifies the entered round, after a reload and in other tabs too. */
export function toEntryTag(epoch: number): `enter ${number}` {
  return `enter ${epoch}`;
}

/** The round of a tag; undefined for any other tag. */
export function parseEntryTag(tag: string | undefined): number | undefined {
  const epoch = /^enter (\d{1,15})$/.exec(tag ?? '')?.[1];
  return epoch === undefined ? undefined : Number(epoch);
}
