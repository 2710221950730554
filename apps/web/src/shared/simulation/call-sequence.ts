import type { Address, Hex } from 'viem';
import type { CallRefusal, TransactionCall } from '../transaction/transaction-call.ts';

/** Consecutive calls of one account on top of the latest block; none of them is sent. */
export type CallSequence = {
  readonly account: Address;
  readonly calls: readonly TransactionCall[];
  /** The simulated native balance of the account, in wei. */
  readonly nativeBalance?: bigint;
};

/** The result of a call of a sequence. */
export type CallAnswer = {
  readonly isSuccess: boolean;
  /** The return data, or the revert data. */
  readonly returnData: Hex;
  /** The node's message about a failed call. */
  readonly message: string;
  /** What the call would use as a transaction of its own; undefined where the node does not say. */
  readonly gas: bigint | undefined;
  /** Contracts that emitted transfers; undefined where the node does not return events. */
  readonly transfers: readonly TokenTransfer[] | undefined;
};

/** A `Transfer` event; only its emitter is certain, because tokens can emit false events. */
export type TokenTransfer = { readonly token: Address; readonly from: Address; readonly to: Address };

/** The reason why a simulated call failed. */
export function toRefusal({ returnData, message }: CallAnswer): CallRefusal {
  const error = { message: message || 'execution reverted', data: returnData };
  return { estimateError: error, callError: error };
}
