import { computeNet, type PositionResult, type ResultSums } from './result-sums.ts';

export type Pnl = Pick<ResultSums, 'entered' | 'won' | 'lost' | 'best'> & {
  /** `won.amount` less `lost.amount`, in wei. */
  readonly net: bigint;
  /** Average net result and stake of a settled round, rounded towards 0; 0 without one. */
  readonly averageNet: bigint;
  readonly averageStake: bigint;
  /** The cumulative net result after each of the newest rounds, in their order. */
  readonly curve: readonly { readonly epoch: number; readonly net: bigint }[];
};

/**
 * An account's results, in wei: `sums` cover all of its rounds, and the curve ends with the `newest` in their
 * order. Pending rounds among the newest are skipped.
 */
export function computePnl({ entered, won, lost, best }: ResultSums, newest: readonly PositionResult[]): Pnl {
  const net = won.amount - lost.amount;
  const count = BigInt(Math.max(1, entered.count));
  const rounds = newest
    .filter(({ outcome }) => outcome !== 'pending')
    .map((result) => ({ epoch: result.epoch, net: computeNet(result).net }));
  let before = rounds.reduce((rest, round) => rest - round.net, net);
  return {
    entered,
    won,
    lost,
    best,
    net,
    averageNet: net / count,
    averageStake: entered.amount / count,
    curve: rounds.map((round) => ({ epoch: round.epoch, net: (before += round.net) })),
  };
}
