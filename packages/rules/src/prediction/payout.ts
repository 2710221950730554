import type { Outcome, Stake, Totals } from './round.ts';

const feeBps = 300n;
const bpsDenominator = 10_000n;
const scale = 10n ** 18n;

/** The market's fee for a round that one side wins, in wei: 3% of what the other side staked, rounded down. */
export function computeFee(losing: bigint): bigint {
  return (losing * feeBps) / bpsDenominator;
}

/**
 * What a stake brings once its round is settled, in wei: for the side that was right the stake and its part of the other side's stakes less
 * the fee, rounded down; the stake alone where every stake is given back; 0 for the other side and while the round is pending. As the
 * contract computes it (`IPredictionMarket.claimable`).
 */
export function computePayout(stake: Stake, totals: Totals, outcome: Outcome): bigint {
  if (outcome === 'pending') return 0n;
  if (outcome !== 'up' && outcome !== 'down') return stake.amount;
  if (stake.isUp !== (outcome === 'up')) return 0n;
  const { winning, losing } = toSides(totals, stake.isUp);
  return stake.amount + (stake.amount * (losing - computeFee(losing))) / winning;
}

/**
 * What one whole coin on a side would bring if it won with the present stakes, scaled by 10^18, stake included and fee taken off, rounded
 * down; undefined while nobody is on the side.
 */
export function computeMultiplierE18(totals: Totals, isUp: boolean): bigint | undefined {
  const { winning, losing } = toSides(totals, isUp);
  return winning > 0n ? scale + ((losing - computeFee(losing)) * scale) / winning : undefined;
}

function toSides({ totalUp, totalDown }: Totals, isUp: boolean): { winning: bigint; losing: bigint } {
  return isUp ? { winning: totalUp, losing: totalDown } : { winning: totalDown, losing: totalUp };
}
