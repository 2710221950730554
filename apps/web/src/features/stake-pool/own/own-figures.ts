import { computeEarning } from '@tradewind/rules/stake-pool/reward';
import { computeStakedSums, computeStakeState } from '@tradewind/rules/stake-pool/stake-state';
import type { OwnPart, OwnStake } from './own-part.ts';

/** The figures of the account's cards at a chain time; raw units. */
export type OwnFigures = {
  /** Stakes before their end: those that can be unstaked (POOL-03). */
  readonly accruing: readonly OwnStake[];
  readonly staked: bigint;
  /** Principal at its end. */
  readonly matured: bigint;
  /** Rewards of all open stakes that are due. */
  readonly due: bigint;
};

export function computeOwnFigures({ stakes }: Pick<OwnPart, 'stakes'>, time: bigint): OwnFigures {
  const { unexpired, expired } = computeStakedSums(stakes, time);
  return {
    accruing: stakes.filter((stake) => computeStakeState(stake, time) === 'accruing'),
    staked: unexpired,
    matured: expired,
    due: stakes.reduce((sum, stake) => sum + computeEarning(stake, time), 0n),
  };
}
