/** The outcome of a round; the last three refund every stake. */
export type Outcome = 'pending' | 'up' | 'down' | 'tie' | 'one-sided' | 'void';

/** The outcomes by their number in `IPredictionMarket.Outcome`. */
export const outcomes: readonly Outcome[] = ['pending', 'up', 'down', 'tie', 'one-sided', 'void'];

/** Stakes of a round in wei. */
export type Totals = { readonly totalUp: bigint; readonly totalDown: bigint };

/**
 * The proof state of the price at one end of a round: not proven, a price in any unit, or proven to have none.
 */
export type Boundary =
  | { readonly state: 'unresolved' }
  | { readonly state: 'priced'; readonly price: bigint }
  | { readonly state: 'void' };

/**
 * The outcome of a round with stakes from its two boundaries, as the contract settles it
 * (`IPredictionMarket.Outcome`): void as soon as one of them has no price, otherwise pending until both are
 * proven. Both prices are in the same unit.
 */
export function computeOutcome({ totalUp, totalDown }: Totals, lock: Boundary, close: Boundary): Outcome {
  if (lock.state === 'void' || close.state === 'void') return 'void';
  if (lock.state === 'unresolved' || close.state === 'unresolved') return 'pending';
  if (totalUp === 0n || totalDown === 0n) return 'one-sided';
  if (lock.price === close.price) return 'tie';
  return close.price > lock.price ? 'up' : 'down';
}

/** A stake in wei and its side. */
export type Stake = { readonly amount: bigint; readonly isUp: boolean };
