import type { Mutant } from '../mutant.ts';

const book = 'nft-market/MarketBook.sol';
const clock = 'nft-market/AuctionClock.sol';
const offers = 'nft-market/MarketOffers.sol';

/** Faults of auctions and of offers for any token. */
export const auctionsAndOffers: readonly Mutant[] = [
  {
    name: 'a leader who leaves',
    file: book,
    find: 'if (isOpen && listed.kind == Kind.Auction && block.timestamp < AuctionClock.freeAt(listed.endsAt)) {',
    replace: 'if (isOpen && listed.kind == Kind.Auction && listed.endsAt == 0) {',
    killedBy: 'MarketAuctionTest',
  },
  {
    name: 'a bid of a past listing that the next auction binds',
    file: book,
    find: 'if (isOpen && listed.kind == Kind.Auction && block.timestamp < AuctionClock.freeAt(listed.endsAt)) {',
    replace: 'if (listed.kind == Kind.Auction && block.timestamp < AuctionClock.freeAt(listed.endsAt)) {',
    killedBy: 'MarketBidTest',
  },
  {
    name: 'a leader without a way back',
    file: book,
    find: 'if (isOpen && listed.kind == Kind.Auction && block.timestamp < AuctionClock.freeAt(listed.endsAt)) {',
    replace: 'if (isOpen && listed.kind == Kind.Auction) {',
    killedBy: 'MarketAuctionTest',
  },
  {
    name: 'a pause that decides an auction',
    file: book,
    find: 'if (!_isBound(listed) && _terms.isPaused) revert Market_Paused();\n        Bid memory',
    replace: 'if (_terms.isPaused) revert Market_Paused();\n        Bid memory',
    killedBy: 'MarketCollusionTest',
  },
  {
    name: 'a beaten bid without a refund',
    file: book,
    find: 'if (beaten.price != 0) _push(beaten.bidder, beaten.price);',
    replace: '',
    killedBy: 'MarketAuctionTest',
  },
  {
    name: 'a bid after the end',
    file: book,
    find: 'if (block.timestamp >= listed.endsAt) revert Market_AuctionOver(listed.endsAt);',
    replace: '',
    killedBy: 'MarketAuctionTest',
  },
  {
    name: 'an auction that is settled early',
    file: book,
    find: 'if (block.timestamp < listed.endsAt) revert Market_AuctionNotOver(listed.endsAt);',
    replace: '',
    killedBy: 'MarketAuctionTest',
  },
  {
    name: 'a step that is rounded down',
    file: clock,
    find: 'return leading + (leading + STEP_DIVISOR - 1) / STEP_DIVISOR;',
    replace: 'return leading + leading / STEP_DIVISOR;',
    killedBy: 'MarketAuctionTest',
  },
  {
    name: 'an end that moves for ever',
    file: clock,
    find: 'return wanted - endsAt < left ? wanted - endsAt : left;',
    replace: 'return left == 0 || wanted - endsAt < left ? wanted - endsAt : left;',
    killedBy: 'MarketAuctionTest|MarketInvariantTest',
  },
  {
    name: 'an offer that never ends',
    file: offers,
    find: ' || block.timestamp >= offer.until) revert',
    replace: ') revert',
    killedBy: 'MarketOfferTest',
  },
  {
    name: 'an offer that buys for ever',
    file: offers,
    find: 'else _offers[bidder].count = offer.count - 1;',
    replace: '',
    killedBy: 'MarketOfferTest',
  },
  {
    name: 'an offer that pays for one token',
    file: offers,
    find: '_pull(uint256(price) * count);',
    replace: '_pull(price);',
    killedBy: 'MarketOfferTest',
  },
];
