/** What a round came to; the last three gave every stake back. */
export type Outcome = 'pending' | 'up' | 'down' | 'tie' | 'one-sided' | 'void';

/** The outcomes by their number in `IPredictionMarket.Outcome`. */
export const outcomes: readonly Outcome[] = ['pending', 'up', 'down', 'tie', 'one-sided', 'void'];

/** Stakes of a round in wei. */
export type Totals = { readonly totalUp: bigint; readonly totalDown: bigint };

/**
 * What a round with stakes comes to by its two prices, as the contract settles it (`IPredictionMarket.Outcome`); a price is undefined where it is
 * proven that there is none.
 */
export function computeOutcome(
  { totalUp, totalDown }: Totals,
  lock: bigint | undefined,
  close: bigint | undefined,
): Exclude<Outcome, 'pending'> {
  if (lock === undefined || close === undefined) return 'void';
  if (totalUp === 0n || totalDown === 0n) return 'one-sided';
  if (lock === close) return 'tie';
  return close > lock ? 'up' : 'down';
}

/** A stake in wei and its side. */
export type Stake = { readonly amount: bigint; readonly isUp: boolean };
