import { translate } from '../../translate.ts';

/** The notices of bids, sales and ended auctions, on any page. */
export const nftMarketNews = translate('nftMarketNews', {
  bid: (name: string, price: string) => `${name} has a bid of ${price}.`,
  outbid: (name: string) => `You were outbid on ${name}.`,
  paidBack: (price: string) => `Your ${price} left the auction and are yours again.`,
  sold: (name: string, price: string) => `${name} was sold for ${price}.`,
  bought: (name: string, price: string) => `You bought ${name} for ${price}.`,
  accepted: 'Its owner accepted your price.',
  won: (name: string, price: string) => `Your bid of ${price} won the auction of ${name}.`,
  ended: (name: string, price: string) => `The auction of ${name} is over, at ${price}.`,
  canSettle: 'It can be settled now.',
  unsold: (name: string) => `The auction of ${name} is over, without a bid.`,
  canTakeBack: 'You can take the artwork back now.',
  view: 'View the artwork',
});
