import type { Address } from 'viem';
import type { Chain } from '../chain/chain.ts';

/** A contract of the site that takes tokens or NFTs of accounts; its approvals are read without the history. */
export type SiteSpender = {
  readonly address: Address;
  readonly name: string;
  /** The tokens that it takes besides those of the user's lists. */
  readonly tokens: readonly Address[];
  /** Whether it takes any token, so those of the user's lists too. */
  readonly takesListed: boolean;
  /** The collections whose NFTs it takes. */
  readonly collections: readonly Address[];
};

/** The contracts of an area that take something of an account. */
export interface SpenderPart {
  /**
   * Those in use, from the chain alone, so that no API can hide one. They are read with each block, so their number is
   * bounded.
   */
  readonly fetchSpenders: (chain: Chain, signal: AbortSignal) => Promise<readonly SiteSpender[]>;
  /** The name of each of these addresses that is a contract of the area, in use or not; undefined for others. */
  readonly fetchNames?: (
    chain: Chain,
    addresses: readonly Address[],
    signal: AbortSignal,
  ) => Promise<readonly (string | undefined)[]>;
}
