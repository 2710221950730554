import type { SaleTier } from '../../../shared/tier/launchpad-tier.query.ts';

const wholeBps = 10_000n;

/** The boost that raised a staked amount, in basis points; undefined where nothing is staked. */
export function computeBoostBps({ staked, effective }: SaleTier): number | undefined {
  if (staked === 0n) return undefined;
  // The contract rounds the raised amount down, so its ratio is rounded up.
  return Number(((effective - staked) * wholeBps + staked - 1n) / staked);
}
