import type { tokenField as english } from '../en/token-field.ts';
import type { German } from './german.ts';

export const tokenField = {
  select: 'Token wählen',
  choose: (label, symbol) => `${label}: ${symbol}, anderen Token wählen`,
  chooseFirst: (label) => `${label}: Token wählen`,
  balance: 'Guthaben',
  balancesUnknown: 'Die Guthaben konnten nicht gelesen werden. Sie sind nicht null.',
  pairOfOneChain: 'Ein Paar braucht zwei verschiedene Token einer Chain.',
  noVersionBump: 'unerwartet: keine neue Version',
  noPendingUpdate: 'Aktualisierung einer Liste angenommen, ohne dass eine wartet',
} satisfies German<typeof english>;
