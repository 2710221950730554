import type { verify as english } from '../en/verify.ts';
import type { German } from './german.ts';

export const verify = {
  sums: {
    good: 'Alles stimmt',
    bad: 'Etwas stimmt nicht',
    open: 'Noch nicht bewiesen',
  },
  verdicts: { good: 'Stimmt: ', bad: 'Stimmt nicht: ', open: 'Nicht entschieden: ' },
} satisfies German<typeof english>;
