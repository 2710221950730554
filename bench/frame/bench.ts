/** One measured case: our figure, the peer's figure from the same run if there is one, and the target. */
export type Measurement = {
  readonly name: string;
  /** The unit of both figures, such as `µs`. */
  readonly unit: string;
  readonly ours: number;
  /** `ratio` is the median of ratios, if both sides were measured pair by pair. */
  readonly peer?: { readonly name: string; readonly figure: number; readonly ratio?: number };
  readonly better: 'lower' | 'higher';
  /**
   * The target of the ratio ours / peer, or of our figure without a peer; null for a figure of the machine, which no
   * code changes.
   */
  readonly aim: number | null;
};

/** `full` gives figures. `small` takes seconds and only shows that the bench still runs. */
export type Load = 'full' | 'small';

/** A harness that measures our code and its peers in one run. */
export type Bench = {
  readonly name: string;
  readonly summary: string;
  readonly run: (load: Load) => Promise<readonly Measurement[]>;
};
