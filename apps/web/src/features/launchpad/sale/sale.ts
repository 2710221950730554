import type { SaleRecord, Buyer } from '@tradewind/rules/launchpad/allocation';
import type { Schedule } from '@tradewind/rules/launchpad/schedule';
import type { Address, Hex } from 'viem';
import type { Token } from '../../../shared/token-list/currency.ts';

/** A sale as its contract describes it; amounts are raw units, of `pay` unless a field says otherwise. */
export type Sale = SaleRecord & {
  readonly chainId: number;
  readonly address: Address;
  readonly project: number;
  readonly round: number;
  /** `fixed`: "Join pool", refused above the cap; `commit`: "Commit fund", settled by a level. */
  readonly kind: 'fixed' | 'commit';
  /** Both with the decimals that the sale stored. */
  readonly pay: Token;
  readonly token: Token;
  readonly issuer: Address;
  /** The account whose permits a join needs; undefined where it needs none. */
  readonly signer: Address | undefined;
  /** Undefined where there is no list. */
  readonly list: { readonly root: Hex; readonly hash: Hex } | undefined;
  readonly latestTge: bigint;
  readonly hardCap: bigint;
  readonly minPerUser: bigint;
  readonly maxPerUser: bigint;
  readonly maxWeight: bigint;
  readonly feeBps: bigint;
  /** The sum that counts; zero before the sale is levelled. */
  readonly accepted: bigint;
  readonly buyers: bigint;
  /** The guardian paused its joins. */
  readonly isPaused: boolean;
  readonly schedule: Schedule;
};

/** What the sale knows of an account; all zero where it never joined. */
export type SaleBuyer = Buyer & { readonly isSelfClaimOnly: boolean };

/** A sale and an account's part in it, of one block; no part without an account. */
export type KnownSale = {
  readonly kind: 'known';
  readonly sale: Sale;
  readonly buyer: SaleBuyer | undefined;
};

/**
 * An address that a server named as a sale. `foreign`: the factory of the build did not create it. `other`: it is the
 * sale of another project or round. Neither is ever paid, and nothing of it is shown.
 */
export type NamedSale = KnownSale | { readonly kind: 'foreign' } | { readonly kind: 'other' };
