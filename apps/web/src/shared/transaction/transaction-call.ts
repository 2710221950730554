import type { Address, Hex } from 'viem';

/** A contract call for the wallet to send; value in wei. */
export type TransactionCall = {
  readonly to: Address;
  readonly data: Hex;
  readonly value: bigint;
  /** A gas limit of its own; by default the estimate plus 10% (CHAIN-03). */
  readonly gas?: bigint;
};

/** A candidate's refusal: the estimate's error, and that of a plain call (absent: the call succeeded). */
export type CallRefusal = { readonly estimateError: unknown; readonly callError: unknown };
