import type { time as english } from '../en/time.ts';
import type { German } from './german.ts';

export const time = {
  shortMonths: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  day: (day, month, year) => `${day}. ${month} ${year}`,
  halves: '',
} satisfies German<typeof english>;
