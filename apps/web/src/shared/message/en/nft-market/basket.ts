import { plural } from '../../plural.ts';
import { translate } from '../../translate.ts';

/** The basket of a collector, and its purchase in one transaction. */
export const nftMarketBasket = translate('nftMarketBasket', {
  title: 'Basket',
  open: 'Open basket',
  put: (name: string) => `Put ${name} into the basket`,
  remove: (name: string) => `Remove ${name} from the basket`,
  full: (most: number) => `A purchase has ${most} artworks at most. Buy or remove some first.`,
  count: (count: number) =>
    plural(count, { one: '# artwork in the basket', other: '# artworks in the basket' }),
  lost: (count: number) => plural(count, { one: '# can’t be bought', other: '# can’t be bought' }),
  collection: 'Collection',
  ofArtists: 'Works of artists',
  empty: 'The basket is empty',
  emptyText: 'Put listed artworks into it, and buy them in one transaction.',
  changed: (before: string) => `was ${before}`,
  lostReason: {
    ended: 'This listing has ended. You pay nothing for it.',
    bought: 'It is yours.',
    own: 'You sell it yourself.',
    bid: 'You have a bid on it. Cancel the bid first.',
  },
  total: 'In all',
  clear: 'Clear basket',
  nothing: 'None of them can be bought now',
  buy: (count: number) => plural(count, { one: 'Buy # artwork', other: 'Buy # artworks' }),
  summary: (count: number, price: string) =>
    plural(count, { one: `Buy # artwork for ${price}`, other: `Buy # artworks for ${price}` }),
  about:
    'One payment buys them, each at this price at most. A work that is sold or dearer by then is left out.',
  aboutSwap: (price: string, symbol: string) =>
    `Our swap brings ${price}, which buys them at once. A work lost by then leaves its price with you in ${symbol}.`,
  leftOut: (count: number) =>
    plural(count, {
      one: '# artwork was sold or costs more now. You pay nothing for it:',
      other: '# artworks were sold or cost more now. You pay nothing for them:',
    }),
  soldNow: (name: string) =>
    `${name} was sold or costs more now. Nothing was paid. Look at the rest, then buy it.`,
});
