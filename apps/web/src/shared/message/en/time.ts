import { translate } from '../translate.ts';

export const time = translate('time', {
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  day: (day: string, month: string, year: string) => `${month} ${day}, ${year}`,
  /** The halves of a day; empty where a clock has 24 hours. */
  halves: 'AM PM',
});
