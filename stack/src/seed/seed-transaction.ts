/** A transaction by an account of the local mnemonic, in a block of its time. */
export interface SeedTransaction {
  readonly from: number;
  readonly to: `0x${string}`;
  readonly data: `0x${string}`;
  readonly value?: bigint;
  /** Seconds after block 0; those of the same time share a block. */
  readonly offsetSeconds: number;
}
