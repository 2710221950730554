/** One measured case: our figure beside the peers', all in the bench's unit; lower is better. */
export type BenchRow = {
  readonly case: string;
  readonly ours: number;
  readonly peers: Readonly<Record<string, number>>;
};

/** A harness that measures one thing of ours and of its peers in one run. */
export type Bench = {
  readonly name: string;
  readonly summary: string;
  /** Unit of every figure, such as `µs`. */
  readonly unit: string;
  readonly run: () => Promise<readonly BenchRow[]>;
};
