import type { Hex } from '@tradewind/db/column/hex-bytes';

/** The transaction to sign: type 2, of one chain. */
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

/** Holds the key, locally or remotely, and exposes only its address and signed transactions. */
export type Signer = {
  /** In lower case. */
  address: Hex;
  sign: (transaction: UnsignedTransaction) => Promise<Hex>;
};
