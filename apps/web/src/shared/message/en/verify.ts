import { translate } from '../translate.ts';

/** Panels that compute again what a page shows. */
export const verify = translate('verify', {
  sums: {
    good: 'Everything holds',
    bad: 'Something does not hold',
    open: 'Not proven yet',
  },
  verdicts: { good: 'Holds: ', bad: 'Does not hold: ', open: 'Not decided: ' },
});
