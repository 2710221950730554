/** One measured case: our figure, the peer's from the same run if there is one, and what we aim for. */
export type Measurement = {
  readonly name: string;
  /** Of both figures, such as `µs`. */
  readonly unit: string;
  readonly ours: number;
  /** `ratio` where both were measured pair by pair and the ratio is of its own: the median of many. */
  readonly peer?: { readonly name: string; readonly figure: number; readonly ratio?: number };
  readonly better: 'lower' | 'higher';
  /** For the ratio ours / peer, or for our figure where there is no peer. */
  readonly aim: number;
};

/** A harness that measures one thing of ours and of its peers in one run. */
export type Bench = {
  readonly name: string;
  readonly summary: string;
  readonly run: () => Promise<readonly Measurement[]>;
};
