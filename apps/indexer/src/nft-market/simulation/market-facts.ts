import type { MarketRows } from './market-rows.ts';
import { nobody } from './model-state.ts';

/** What can be true of the markets of a chain; its statistics show that the seeds reach each. */
export const marketFacts = [
  'mint',
  'listing',
  'auction',
  'bid',
  'bid of a past listing',
  'outbid',
  'cancelled listing',
  'given away',
  'sale at the price',
  'sale to a bid',
  'settled auction',
  'unsold auction',
  'sale to an offer',
  'offer',
  'credit',
  'lower royalty',
  'swept fees',
  'next fee',
  'burned',
  'moved past the product',
] as const;

type MarketFact = (typeof marketFacts)[number];

/** The facts that are true of the chain, of its rows and of its events by the tables of the index. */
export function listMarketFacts(
  { indexed: { markets, works, asks, bids, offers, credits } }: MarketRows,
  sizeOf: (table: string) => number,
): MarketFact[] {
  const has = (state: string) => asks.some((ask) => ask.state === state);
  const isPast = ({ market, tokenId, nonce }: (typeof bids)[number]) =>
    asks.some(
      (ask) =>
        ask.market === market && ask.tokenId === tokenId && ask.nonce === nonce && ask.state !== 'open',
    );
  const addresses = new Set(markets.map(({ address }) => address));
  const isTrue: Record<MarketFact, boolean> = {
    mint: works.some(({ creator }) => creator !== null),
    listing: has('open'),
    auction: asks.some(({ kind, state }) => kind === 'auction' && state === 'open'),
    bid: bids.some(({ state }) => state === 'open'),
    'bid of a past listing': bids.some((bid) => bid.state === 'open' && isPast(bid)),
    outbid: bids.some(({ state }) => state === 'outbid'),
    'cancelled listing': has('cancel'),
    'given away': has('transfer'),
    'sale at the price': has('buy'),
    'sale to a bid': has('accept'),
    'settled auction': has('settle'),
    'unsold auction': has('unsold'),
    'sale to an offer': sizeOf('nft_offer_taken') > 0,
    offer: offers.length > 0,
    credit: credits.length > 0,
    'lower royalty': sizeOf('nft_royalty_lowered') > 0,
    'swept fees': markets.some(({ sweptFees }) => sweptFees > 0n),
    'next fee': markets.some(({ nextFeeAt }) => nextFeeAt > 0),
    burned: works.some(({ owner }) => owner === nobody),
    'moved past the product': works.some(({ owner }) => addresses.has(owner)),
  };
  return marketFacts.filter((fact) => isTrue[fact]);
}
