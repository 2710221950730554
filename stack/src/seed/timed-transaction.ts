/** A transaction by an account of the local mnemonic, in the block of its time. */
export interface TimedTransaction {
  readonly from: number;
  readonly to: `0x${string}`;
  readonly data: `0x${string}`;
  readonly value?: bigint;
  /** Unix seconds; those of the same time share a block. */
  readonly timestamp: number;
}
