import { computeFee, computePayout } from '@tradewind/rules/prediction/payout';
import type { Totals } from '@tradewind/rules/prediction/round';
import type { Books, Position, Round } from './read-books.ts';

/** Returns the sum of the stakes on each side of a round. */
export function sumStakes({ positions }: Round): Totals {
  const sum = (isUp: boolean) =>
    positions.reduce((total, one) => (one.isUp === isUp ? total + one.amount : total), 0n);
  return { totalUp: sum(true), totalDown: sum(false) };
}

/** Returns the payout of a position, or its stake while the round is pending. */
export function valueOf(position: Position, round: Round): bigint {
  return round.outcome === 'pending'
    ? position.amount
    : computePayout(position, sumStakes(round), round.outcome);
}

/** Checks position by position that the contract holds what it owes; returns every difference. */
export function auditBooks({ rounds, pending, swept, balance, treasuryAccrued }: Books): string[] {
  const faults: string[] = [];
  let liabilities = pending;
  let fees = 0n;
  let dust = 0n;
  for (const [epoch, round] of rounds) {
    const { totalUp, totalDown } = sumStakes(round);
    fees += round.fee;
    const loser = { up: totalDown, down: totalUp }[round.outcome === 'up' ? 'up' : 'down'];
    const fee = round.outcome === 'up' || round.outcome === 'down' ? computeFee(loser) : 0n;
    if (round.fee !== fee) faults.push(`round ${epoch}: a fee of ${round.fee} and not ${fee}`);
    let worth = 0n;
    for (const position of round.positions) {
      const value = valueOf(position, round);
      worth += value;
      if (position.claimed === undefined) liabilities += value;
      else if (position.claimed !== value)
        faults.push(`round ${epoch}: ${position.account} was paid ${position.claimed} and not ${value}`);
    }
    const left = totalUp + totalDown - round.fee - worth;
    if (left < 0n || left > BigInt(round.positions.length))
      faults.push(`round ${epoch}: ${left} wei are nobody's`);
    dust += left;
  }
  if (treasuryAccrued !== fees - swept) faults.push(`the treasury has ${treasuryAccrued} of ${fees - swept}`);
  if (balance !== liabilities + treasuryAccrued + dust)
    faults.push(`the market holds ${balance}, and owes ${liabilities} + ${treasuryAccrued}`);
  return faults;
}
