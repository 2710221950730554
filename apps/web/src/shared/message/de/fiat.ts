import type { fiat as english } from '../en/fiat.ts';
import { plural } from '../plural.ts';
import type { German } from './german.ts';

export const fiat = {
  noPrice: (symbol) => `${symbol} hat hier keinen Preis`,
  lost: (value) => `${value} verloren`,
  today: 'heute',
  todayAbout: 'Zum heutigen Preis',
  unreachable: 'die Preise konnten nicht gelesen werden',
  age: (minutes) => plural(minutes, { one: 'Preis # Minute alt', other: 'Preis # Minuten alt' }),
} satisfies German<typeof english>;
