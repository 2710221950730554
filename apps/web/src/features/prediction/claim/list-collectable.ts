import { computePayout } from '@tradewind/rules/prediction/payout';
import type { Round } from '../live/round.ts';
import type { Collectable } from './collectable.ts';

/** The rounds that the account can collect, as chain or index report them. */
export function listCollectable(rounds: readonly Round[]): Collectable[] {
  return rounds.flatMap((round) => {
    const { epoch: id, position, outcome, isCollecting } = round;
    if (!position || position.isClaimed || isCollecting) return [];
    const amount = computePayout(position, round, outcome);
    return amount > 0n ? [{ id, amount }] : [];
  });
}
