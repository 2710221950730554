import { describe, expect, it } from 'vitest';
import {
  computeLaunchpadTierAmounts,
  computeLaunchpadTierWeight,
  findLaunchpadTier,
  launchpadTiers,
} from './launchpad-tier.ts';

const unit = 1_000n * 10n ** 18n;

describe('[IDO-13] tiers of the launchpad', () => {
  const amounts = computeLaunchpadTierAmounts(unit);

  it('begin at 1, 10, 30, 60, 190 and 400 units', () => {
    expect(amounts.map((amount) => amount / unit)).toEqual([1n, 10n, 30n, 60n, 190n, 400n]);
  });

  it('have as many units as weight', () => {
    expect(launchpadTiers.map(computeLaunchpadTierWeight)).toEqual([1n, 10n, 30n, 60n, 190n, 400n]);
  });

  it.each(launchpadTiers.map((tier, place) => [tier, place] as const))(
    '%s begins at its amount, not a wei before',
    (tier, place) => {
      const amount = amounts[place]!;
      expect(findLaunchpadTier(amount - 1n, unit)).toBe(launchpadTiers[place - 1]);
      expect(findLaunchpadTier(amount, unit)).toBe(tier);
      expect(findLaunchpadTier(amount + 1n, unit)).toBe(tier);
    },
  );

  it('given nothing, then there is none; given all tokens, then the highest', () => {
    expect(findLaunchpadTier(0n, unit)).toBeUndefined();
    expect(findLaunchpadTier(10n ** 30n, unit)).toBe('diamond');
  });
});
