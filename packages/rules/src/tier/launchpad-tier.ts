/** The tiers of the launchpad, from the lowest. */
export const launchpadTiers = ['iron', 'bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;

export type LaunchpadTier = (typeof launchpadTiers)[number];

/** The thresholds of IDO-13, in units of `launchpadTierUnit`, in the order of `launchpadTiers`. */
const thresholds = [1n, 10n, 30n, 60n, 190n, 400n] as const;

/** The amounts at which the tiers begin, in raw units, in their order; `unit` is the contract's `launchpadTierUnit`. */
export function computeLaunchpadTierAmounts(unit: bigint): readonly bigint[] {
  return thresholds.map((threshold) => threshold * unit);
}

/**
 * The tier of an amount of the platform token (IDO-13); undefined below the lowest. Equal to the contract's
 * (`ITierView.launchpadTierOf`), which counts from 1.
 */
export function findLaunchpadTier(amount: bigint, unit: bigint): LaunchpadTier | undefined {
  const reached = computeLaunchpadTierAmounts(unit).filter((threshold) => amount >= threshold);
  return launchpadTiers[reached.length - 1];
}

/** The weight of a tier in a sale: its threshold of IDO-13, 1 to 400. */
export function computeLaunchpadTierWeight(tier: LaunchpadTier): bigint {
  return thresholds[launchpadTiers.indexOf(tier)] ?? 0n;
}
