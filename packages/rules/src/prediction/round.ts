/** What a round came to; the last three gave every stake back. */
export type Outcome = 'pending' | 'up' | 'down' | 'tie' | 'one-sided' | 'void';

/** The outcomes by their number in `IPredictionMarket.Outcome`. */
export const outcomes: readonly Outcome[] = ['pending', 'up', 'down', 'tie', 'one-sided', 'void'];

/** Stakes of a round in wei. */
export type Totals = { readonly totalUp: bigint; readonly totalDown: bigint };

/** A stake in wei and its side. */
export type Stake = { readonly amount: bigint; readonly isUp: boolean };
