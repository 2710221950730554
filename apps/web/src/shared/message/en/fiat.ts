import { plural } from '../plural.ts';
import { translate } from '../translate.ts';

export const fiat = translate('fiat', {
  noPrice: (symbol: string) => `${symbol} has no price here`,
  lost: (value: string) => `${value} lost`,
  today: 'today',
  todayAbout: 'At today’s price',
  unreachable: 'the prices could not be read',
  age: (minutes: number) => plural(minutes, { one: 'price # minute old', other: 'price # minutes old' }),
});
