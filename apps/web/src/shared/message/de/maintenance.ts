import type { maintenance as english } from '../en/maintenance.ts';
import type { German } from './german.ts';

export const maintenance = {
  title: 'Gleich wieder da',
  text: 'Tradewind wird gewartet. Ihre Token sind in Ihrer Wallet und in Verträgen. Beide arbeiten ohne diese Seite.',
} satisfies German<typeof english>;
