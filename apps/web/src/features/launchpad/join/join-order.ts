import type { Address, Hex } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import type { Sale } from '../sale/sale.ts';

/** Why the sale admits the account: its line of the list, and a permit. Both only restrict; the sale verifies them. */
export type JoinAdmission = {
  readonly listing?:
    | { readonly maxCommit: bigint; readonly weight: number; readonly proof: readonly Hex[] }
    | undefined;
  readonly permit?:
    | {
        readonly maxCommit: bigint;
        readonly weight: number;
        readonly deadline: number;
        readonly signature: Hex;
      }
    | undefined;
};

export type JoinOrder = {
  readonly chain: Chain;
  readonly account: Address;
  readonly sale: Sale;
  /** Raw units of the payment token. */
  readonly amount: bigint;
  readonly admission: JoinAdmission;
};
