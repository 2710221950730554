import type { Mutant } from '../mutant.ts';

const file = 'nft-market/MarketBook.sol';

/** Faults of bids: money that stays, leaves twice, or fills another listing. */
export const books: readonly Mutant[] = [
  {
    name: 'a bid of another token by a large id',
    file,
    find: '        _requireId(id);\n',
    replace: '',
    killedBy: 'MarketBidTest',
  },
  {
    name: 'two bids of an account',
    file,
    find: 'if (_entries[key][msg.sender].time != 0) revert Market_HasBid(id, msg.sender);',
    replace: '',
    killedBy: 'MarketBidTest',
  },
  {
    name: 'a refund that leaves twice',
    file,
    find: '        delete _entries[key][bidder];\n',
    replace: '',
    killedBy: 'MarketBidTest',
  },
  {
    name: 'a moved bid that forgets its place',
    file,
    find: '_entries[key][moved.bidder].place = entry.place;',
    replace: '',
    killedBy: 'MarketBidTest|MarketInvariantTest',
  },
  {
    name: 'an own bid that forgets its place',
    file,
    find: 'if (moved != key) _entries[moved][bidder].ownPlace = entry.ownPlace;',
    replace: '',
    killedBy: 'MarketViewsTest|MarketInvariantTest',
  },
  {
    name: 'a book of dust',
    file,
    find: 'else _requirePrice(price, AuctionClock.leastBid(listed.price));',
    replace: '',
    killedBy: 'MarketBidTest',
  },
  {
    name: 'a bid of a past listing that changes the book of the open one',
    file,
    find: 'bool isOpen = listed.seller != address(0) && listed.nonce == nonce;',
    replace: 'bool isOpen = listed.seller != address(0);',
    killedBy: 'MarketBidTest|MarketInvariantTest',
  },
  {
    name: 'a lowered bid whose rest stays',
    file,
    find: 'if (price < before) return _push(msg.sender, before - price);',
    replace: 'if (price < before) return;',
    killedBy: 'MarketBidTest',
  },
  {
    name: 'a seller who gets less than agreed',
    file,
    find: 'if (payout.proceeds < least) revert Market_ProceedsTooLow(payout.proceeds, least);',
    replace: '',
    killedBy: 'MarketAcceptTest',
  },
];
