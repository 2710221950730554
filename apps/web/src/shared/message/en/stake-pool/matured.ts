import { plural } from '../../plural.ts';
import { translate } from '../../translate.ts';

/** The notice of stakes that matured, on any page. */
export const stakePoolMatured = translate('stakePoolMatured', {
  title: (amount: string, stakes: number) =>
    plural(stakes, {
      one: `Your stake of ${amount} matured.`,
      other: `Your stakes of ${amount} in all matured.`,
    }),
  titleWithoutAmount: (stakes: number) =>
    plural(stakes, {
      one: 'Your stake in a launch pool matured.',
      other: 'Your # stakes in a launch pool matured.',
    }),
  harvest: 'Harvest it',
});
