import type { Hex } from '@tradewind/db/column/hex-bytes';

/** What is signed: a type 2 transaction of one chain. */
export type UnsignedTransaction = {
  chainId: number;
  nonce: number;
  to: Hex;
  data: Hex;
  value: bigint;
  gas: bigint;
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
};

/** Holds the key, here or elsewhere, and gives nothing away but its address and signed transactions. */
export type Signer = {
  /** In lower case. */
  address: Hex;
  sign: (transaction: UnsignedTransaction) => Promise<Hex>;
};
