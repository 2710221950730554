import type { Mutant } from '../mutant.ts';
import { art } from './art.ts';
import { auctionsAndOffers } from './auctions-and-offers.ts';
import { books } from './books.ts';

const sales = 'nft-market/Market.sol';
const asks = 'nft-market/MarketAsks.sol';
const payment = 'nft-market/MarketPayment.sol';

/** Faults known from markets: a raised price, an old bid that is filled, a fee at the fill, exits that close. */
export const mutants: readonly Mutant[] = [
  // Purchases
  {
    name: 'a buyer who pays any price',
    file: sales,
    find: 'if (listed.price > maxPrice) revert Market_PriceTooHigh(listed.price, maxPrice);',
    replace: '',
    killedBy: 'MarketBuyTest',
  },
  {
    name: 'a purchase of any listing',
    file: asks,
    find: 'if (listed.nonce != nonce) revert Market_WrongNonce(id, listed.nonce);',
    replace: '',
    killedBy: 'MarketBuyTest|MarketBidTest',
  },
  {
    name: 'a seller who buys',
    file: sales,
    find: 'if (listed.seller == msg.sender) revert Market_OwnTrade(msg.sender);',
    replace: '',
    killedBy: 'MarketBuyTest',
  },
  {
    name: 'a buyer with a bid',
    file: sales,
    find: 'if (_hasBid(id, nonce, msg.sender)) revert Market_HasBid(id, msg.sender);',
    replace: '',
    killedBy: 'MarketBuyTest',
  },
  {
    name: 'a sweep above the most in all',
    file: sales,
    find: ' || listed.price > maxTotal - total) continue;',
    replace: ') continue;',
    killedBy: 'MarketBuyManyTest',
  },
  {
    name: 'a sweep of auctions',
    file: sales,
    find: 'listed.nonce == purchase.nonce && listed.kind == Kind.Fixed',
    replace: 'listed.nonce == purchase.nonce',
    killedBy: 'MarketBuyManyTest',
  },
  {
    name: 'a token of another collection',
    file: sales,
    find: 'if (msg.sender != collection || from == address(0)',
    replace: 'if (from == address(0)',
    killedBy: 'MarketSellTest',
  },
  // Listings
  {
    name: 'a listing that is opened twice',
    file: asks,
    find: 'if (listed.seller != address(0)) revert Market_Listed(id);',
    replace: '',
    killedBy: 'MarketSellTest',
  },
  {
    name: 'a token that did not arrive',
    file: asks,
    find: 'if (_holderOf(id) != holder) revert Market_NotMoved(id);',
    replace: '',
    killedBy: 'MarketSellTest',
  },
  {
    name: 'a seller who leaves an auction with a bid',
    file: asks,
    find: 'if (_isBound(listed)) revert Market_AuctionHasBid(id);',
    replace: '',
    killedBy: 'MarketAskTest',
  },
  {
    name: 'a listing that anybody cancels',
    file: asks,
    find: 'if (listed.seller != msg.sender) revert Market_NotSeller(id, msg.sender);',
    replace: '',
    killedBy: 'MarketAskTest',
  },
  {
    name: 'an exit that a pause stops',
    file: asks,
    find: 'function cancelSellToken(uint256 id) external lock {',
    replace: 'function cancelSellToken(uint256 id) external lock whenNotPaused {',
    killedBy: 'MarketAskTest|MarketInvariantTest',
  },
  {
    name: 'a moved listing that forgets its place',
    file: asks,
    find: 'if (moved != id) _asks[moved].ownPlace = listed.ownPlace;',
    replace: '',
    killedBy: 'MarketInvariantTest|MarketViewsTest',
  },
  // Money
  {
    name: 'a royalty without a cap',
    file: payment,
    find: 'if (split.royalty > most) split.royalty = most;',
    replace: '',
    killedBy: 'MarketHostileTest',
  },
  {
    name: 'a fee without a cap',
    file: payment,
    find: '        if (feeBps > MAXIMUM_FEE_BPS) revert Market_BadFee(feeBps);\n        // Seconds',
    replace: '        // Seconds',
    killedBy: 'MarketFactoryTest',
  },
  {
    name: 'a fee that counts at once',
    file: payment,
    find: 'block.timestamp < terms.nextFeeAt ? terms.feeBps : terms.nextFeeBps',
    replace: 'terms.nextFeeBps',
    killedBy: 'MarketFactoryTest',
  },
  {
    name: 'a referral that nobody funds',
    file: payment,
    find: '_feesEver += uint128(split.fee - referral);',
    replace: '_feesEver += uint128(split.fee);',
    killedBy: 'MarketBuyTest',
  },
  {
    name: 'a seller who refers himself',
    file: payment,
    find: ' && referrer != payout.seller',
    replace: '',
    killedBy: 'MarketBuyTest',
  },
  {
    name: 'fees that are swept twice',
    file: payment,
    find: '_sweptEver = _feesEver;',
    replace: '',
    killedBy: 'MarketFactoryTest',
  },
  {
    name: 'a royalty that costs all gas',
    file: payment,
    find: 'staticcall(ROYALTY_GAS, asked',
    replace: 'staticcall(gas(), asked',
    killedBy: 'MarketHostileTest',
  },
  {
    name: 'a seller that cannot be paid blocks the sale',
    file: payment,
    find: '_push(payout.seller, payout.proceeds);',
    replace: '_send(payout.seller, payout.proceeds);',
    killedBy: 'MarketHostileTest',
  },
  ...books,
  ...auctionsAndOffers,
  ...art,
];
