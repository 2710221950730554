import {
  activeAfter,
  type BoostStep,
  computeBoostBps,
  computeWeight,
} from '@tradewind/rules/nft-stake/boost';
import type { StakedWork } from '../works/work.ts';

/** What staked works count at a time. */
export type Boost = { readonly weight: bigint; readonly boostBps: bigint };

export function computeBoost(
  staked: readonly StakedWork[],
  steps: readonly BoostStep[],
  time: bigint,
): Boost {
  const weight = computeWeight(staked, steps, time);
  return { weight, boostBps: computeBoostBps(weight, steps) };
}

/** The same a day later, when every staked work counts. */
export function computeBoostInADay(
  staked: readonly StakedWork[],
  steps: readonly BoostStep[],
  time: bigint,
): Boost {
  return computeBoost(staked, steps, time + activeAfter);
}
