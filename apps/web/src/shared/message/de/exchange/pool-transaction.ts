import type { poolTransaction as english } from '../../en/exchange/pool-transaction.ts';
import type { German } from '../german.ts';

export const poolTransaction = {
  soldFor: 'für',
  days: (count) => `vor ${count} T.`,
  hours: (count) => `vor ${count} Std.`,
  minutes: (count) => (count === 0 ? 'gerade eben' : `vor ${count} Min.`),
} satisfies German<typeof english>;
