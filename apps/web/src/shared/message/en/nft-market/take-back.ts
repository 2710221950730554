import { translate } from '../../translate.ts';

/** What the markets hold of an account. */
export const nftMarketTakeBack = translate('nftMarketTakeBack', {
  title: 'NFT market',
  nothing: 'The markets hold nothing of this account.',
  listing: (token: string) => `Listed: ${token}`,
  auction: (token: string) => `In auction: ${token}`,
  bid: (token: string) => `Bid on ${token}`,
  pastBid: (token: string) => `Bid on an ended listing of ${token}`,
  offer: 'Offer for any work',
  credit: 'Payment that failed before',
  askedSince: 'It returns to this account.',
  boundSeller: 'A bid binds it until the auction ends.',
  boundBid: 'A leading bid is bound until the auction ends.',
  bidSince: 'The whole bid returns.',
  creditSince: 'It is yours at any time.',
  takeBack: 'Take back',
  settle: 'Settle',
  withdraw: 'Withdraw',
  withdrawn: 'The payment is here',
  offerDone: 'The offer is back',
  offerSummary: 'Take an offer back',
  creditSummary: 'Withdraw a payment',
});
