import { plural } from '../../plural.ts';
import type { stakePoolMatured as english } from '../../en/stake-pool/matured.ts';
import type { German } from '../german.ts';

export const stakePoolMatured = {
  title: (amount, stakes) =>
    plural(stakes, {
      one: `Die Einlage von ${amount} ist fällig.`,
      other: `Einlagen von zusammen ${amount} sind fällig.`,
    }),
  titleWithoutAmount: (stakes) =>
    plural(stakes, {
      one: 'Eine Einlage in einem Launch-Pool ist fällig.',
      other: '# Einlagen in einem Launch-Pool sind fällig.',
    }),
  harvest: 'Jetzt ernten',
} satisfies German<typeof english>;
