/** A staked amount raised by the boost, rounded down (`ITierView.effective`). */
export function computeEffectiveStake(staked: bigint, boostBps: bigint): bigint {
  return (staked * (10_000n + boostBps)) / 10_000n;
}
