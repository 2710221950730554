import { translate } from '../../translate.ts';

export const poolTransaction = translate('poolTransaction', {
  /** Between the amounts of a swap: sold for bought. */
  soldFor: 'for',
  days: (count: number) => `${count} d ago`,
  hours: (count: number) => `${count} h ago`,
  minutes: (count: number) => (count === 0 ? 'just now' : `${count} min ago`),
});
