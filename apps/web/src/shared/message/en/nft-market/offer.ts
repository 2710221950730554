import { plural } from '../../plural.ts';
import { translate } from '../../translate.ts';

/** Offers for any work of a collection. */
export const nftMarketOffer = translate('nftMarketOffer', {
  title: 'Offers',
  ofArtists: 'Offers for any artist’s work',
  ofGenesis: 'Offers for any Genesis work',
  about: 'For any work of this collection. The money is in the market.',
  best: 'Best offer',
  bestOther: 'Best other offer',
  own: 'Your offer',
  ownOver: 'Your offer (its time is over)',
  none: 'There are no open offers',
  unknown: 'The network does not answer.',
  until: 'until',
  works: (count: number) => plural(count, { one: 'for # artwork', other: 'each, for # artworks' }),
  all: 'All offers',
  make: 'Make an offer',
  change: 'Change offer',
  withdraw: 'Withdraw',
  bidder: 'Account',
  price: 'Price of each',
  count: 'Artworks',
  you: 'You',
  runsFor: 'Open for',
  total: 'In all',
  badCount: 'From 1 to 65,535 artworks',
  makeAbout:
    'Any owner may sell to you at this price. The owner chooses the artwork, which may be a minute old. The market holds the money. You withdraw the rest at any time.',
  changeAbout: 'It replaces your offer in one transaction. The difference alone moves.',
  changedMeanwhile: 'Your offer has changed meanwhile: an owner accepted it. Look at it again.',
  made: 'The offer is made',
  changed: 'The offer is changed',
  makeSummary: (count: number, price: string) =>
    plural(count, { one: `Offer ${price} for # artwork`, other: `Offer ${price} each for # artworks` }),
  changeSummary: (count: number, price: string) =>
    plural(count, {
      one: `Change the offer to ${price} for # artwork`,
      other: `Change the offer to ${price} each for # artworks`,
    }),
});
