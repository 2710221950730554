import type { Outcome, Stake, Totals } from './round.ts';

const feeBps = 300n;
const bpsDenominator = 10_000n;
const scale = 10n ** 18n;

/** The market's fee for a decided round, in wei: 3% of the losing side's stakes, rounded down. */
export function computeFee(losing: bigint): bigint {
  return (losing * feeBps) / bpsDenominator;
}

/**
 * The payout of a stake once its round is settled, in wei. For the winning side it is the stake and its part of
 * the other side's stakes less the fee, rounded down. It is the stake where every stake is refunded, and 0 for
 * the losing side and while the round is pending. Equal to the contract's (`IPredictionMarket.claimable`).
 */
export function computePayout(stake: Stake, totals: Totals, outcome: Outcome): bigint {
  if (outcome === 'pending') return 0n;
  if (outcome !== 'up' && outcome !== 'down') return stake.amount;
  if (stake.isUp !== (outcome === 'up')) return 0n;
  const { winning, losing } = toSides(totals, stake.isUp);
  return stake.amount + (stake.amount * (losing - computeFee(losing))) / winning;
}

/**
 * The payout of one whole coin on a side if it won with the present stakes, scaled by 10^18, rounded down. It
 * includes the stake and excludes the fee. Undefined while the side is empty.
 */
export function computeMultiplierE18(totals: Totals, isUp: boolean): bigint | undefined {
  const { winning, losing } = toSides(totals, isUp);
  return winning > 0n ? scale + ((losing - computeFee(losing)) * scale) / winning : undefined;
}

function toSides({ totalUp, totalDown }: Totals, isUp: boolean): { winning: bigint; losing: bigint } {
  return isUp ? { winning: totalUp, losing: totalDown } : { winning: totalDown, losing: totalUp };
}
