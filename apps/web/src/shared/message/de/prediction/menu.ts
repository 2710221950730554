import type { predictionMenu as english } from '../../en/prediction/menu.ts';
import type { German } from '../german.ts';

export const predictionMenu = {
  prediction: 'Prognose',
  tileText: 'Fünf-Minuten-Runden, hoch oder runter',
} satisfies German<typeof english>;
