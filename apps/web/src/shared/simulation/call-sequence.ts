import type { Address, Hex } from 'viem';
import type { TransactionCall } from '../transaction/transaction-plan.ts';

/** Calls of one account, one after another, on top of the latest block; none of them is sent. */
export type CallSequence = {
  readonly account: Address;
  readonly calls: readonly TransactionCall[];
  /** What the account holds of the native coin instead of what it has, in wei. */
  readonly nativeBalance?: bigint;
};

/** What a call of a sequence did. */
export type CallAnswer = {
  readonly isSuccess: boolean;
  /** What it returned, or what it reverted with. */
  readonly returnData: Hex;
  /** What the node said about a call that failed. */
  readonly message: string;
  /** Contracts that claim to have moved tokens; undefined where the node does not tell. */
  readonly transfers: readonly TokenTransfer[] | undefined;
};

/** A `Transfer` event; only the token that emitted it is certain, for tokens lie. */
export type TokenTransfer = { readonly token: Address; readonly from: Address; readonly to: Address };
