import type { Hex } from '@tradewind/db/column/hex-bytes';
import { erc721Events } from '@tradewind/abi/standard/erc721.events';
import { join, type ModelLog, pickAmount, toWord } from '../../simulation/model-log.ts';
import type { Random } from '../../simulation/random.ts';
import { toAccountLog, toCreatedLog, toTakenLog, toTermsLog, toTransferLog } from './market-logs.ts';
import {
  acceptBid,
  buy,
  cancelAsk,
  cancelBid,
  giveAway,
  openAsk,
  placeBid,
  priceAsk,
  raiseBid,
  settle,
} from './model-asks.ts';
import {
  type At,
  createModelMarkets,
  findOpenAsk,
  listOpenBids,
  type ModelAsk,
  type ModelMarket,
  type ModelMarkets,
  nobody,
} from './model-state.ts';
import { sell, type Trade } from './model-sales.ts';
import {
  type Act,
  laterCollection,
  lowerRoyalty,
  mintToken,
  mintWork,
  moveWork,
  pickHeld,
  reportMove,
  type Sources,
  traders,
} from './model-works.ts';

/** The deployment of a model chain. */
export const modelNftMarketSources: Sources = {
  factory: `0x${'b6'.repeat(20)}`,
  art: `0x${'b7'.repeat(20)}`,
  genesis: `0x${'b8'.repeat(20)}`,
};

const stranger: Hex = `0x${'95'.repeat(20)}`;
const feeDelay = 1_800;

/** Events of the markets and of their collections, and the same events by other contracts. */
export function createNftMarketTransaction(
  random: Random,
  sources: Sources,
  { state, at }: { state: ModelMarkets; at: At },
): ModelLog[] {
  const act = { random, sources, state, at };
  if (random.chance(0.06)) return createNoise(act);
  if (state.markets.length < 3 && random.chance(state.markets.length === 0 ? 0.6 : 0.2))
    return createMarket(act);
  return Array.from({ length: random.between(1, 3) }, () => pickAct(act)).flat();
}

function pickAct(act: Act): ModelLog[] {
  const { random } = act;
  if (random.chance(0.25))
    return random.pick([mintWork, mintWork, mintToken, mintToken, moveWork, reportMove, lowerRoyalty])(act);
  if (random.chance(0.3)) return random.pick([list, list, takeOffer])(act);
  if (random.chance(0.7)) return pickOfListing(act);
  return random.pick([
    placeOffer,
    placeOffer,
    closeOffer,
    closeOffer,
    withdrawCredit,
    withdrawCredit,
    proposeFee,
    pause,
    sweepFees,
    sweepFees,
  ])(act);
}

/** What an open listing of the markets allows. */
function pickOfListing({ random, state, at }: Act): ModelLog[] {
  const listings = state.markets.flatMap((market) =>
    state.works.flatMap((work) => {
      const ask = work.collection === market.collection ? findOpenAsk(market, work.tokenId) : undefined;
      return ask ? [{ random, market, work, at, ask }] : [];
    }),
  );
  if (listings.length === 0) return [];
  // Chance alone rarely finds a running auction that has a bid.
  const led = listings.filter(({ market, ask }) => isLed(market, ask, at));
  if (led.length > 0 && random.chance(0.4)) return placeBid(random.pick(led));
  const listing = random.pick(listings);
  const ends = [settle, settle, settle, buy, acceptBid, acceptBid, cancelAsk, giveAway];
  return random.pick([
    placeBid,
    placeBid,
    placeBid,
    placeBid,
    placeBid,
    placeBid,
    raiseBid,
    priceAsk,
    cancelBid,
    ...ends,
  ])(listing);
}

/** A running auction with a bid. */
function isLed(market: ModelMarket, ask: ModelAsk, { time }: At): boolean {
  return ask.kind === 'auction' && time < ask.endsAt && listOpenBids(market, ask).length > 0;
}

/** A token of an account, with the market of its collection. */
function pickTrade({ random, state, at }: Act): Trade[] {
  return pickHeld(random, state).flatMap((work) => {
    const market = state.markets.find(({ collection }) => collection === work.collection);
    return market ? [{ random, market, work, at }] : [];
  });
}

const list = (act: Act): ModelLog[] => pickTrade(act).flatMap(openAsk);

/** The address is of the branch: a market that comes back is another one. */
function createMarket({ random, sources: { factory, art, genesis }, state, at }: Act): ModelLog[] {
  const collection = [art, genesis, laterCollection].find((each) =>
    state.markets.every((market) => market.collection !== each),
  );
  if (!collection) return [];
  const feeBps = random.between(0, 1_000);
  const digits = random.between(1, 2 ** 47).toString(16);
  const market: ModelMarket = {
    address: `0x${digits.padStart(40, 'd')}`,
    number: state.markets.length,
    collection,
    terms: { feeBps, nextFeeBps: feeBps, nextFeeAt: 0, isPaused: false },
    asks: [],
    bids: [],
    offers: [],
    credits: new Map(),
    sums: { tradeCount: 0, volume: 0n, fees: 0n, royalties: 0n, sweptFees: 0n },
    createdAt: at,
  };
  state.markets.push(market);
  return [toCreatedLog(factory, market)];
}

function placeOffer({ random, state, at: { time } }: Act): ModelLog[] {
  return pickMarket(random, state).flatMap((market) => {
    const bidder = random.pick(traders);
    if (market.terms.isPaused || market.offers.some((offer) => offer.bidder === bidder)) return [];
    const [price, count, until] = [
      pickAmount(random),
      random.between(1, 3),
      time + random.between(60, 6_000),
    ];
    market.offers.push({ bidder, price, count, until, placedAt: time });
    return [toAccountLog(market, 'offerPlaced', bidder, [price, BigInt(count), BigInt(until)])];
  });
}

function closeOffer({ random, state }: Act): ModelLog[] {
  return pickMarket(random, state).flatMap((market) => {
    if (market.offers.length === 0) return [];
    const { bidder, price, count } = random.pick(market.offers);
    market.offers = market.offers.filter((offer) => offer.bidder !== bidder);
    return [toAccountLog(market, 'offerClosed', bidder, [price * BigInt(count)])];
  });
}

function takeOffer(act: Act): ModelLog[] {
  return pickTrade(act).flatMap((trade) => {
    const { random, market, work, at } = trade;
    const others = market.offers.filter(({ bidder, until }) => bidder !== work.holder && at.time < until);
    if (others.length === 0) return [];
    const offer = random.pick(others);
    offer.count -= 1;
    market.offers = market.offers.filter(({ count }) => count > 0);
    const { nextFeeAt, nextFeeBps, feeBps } = market.terms;
    const sale = { seller: work.holder, buyer: offer.bidder, price: offer.price, nonce: 0 };
    const taken = toTakenLog(market, offer.bidder, work.tokenId, offer.count);
    return [taken, ...sell(trade, { ...sale, feeBps: at.time < nextFeeAt ? feeBps : nextFeeBps })];
  });
}

/** In a market that owes something; few do. */
function withdrawCredit({ random, state }: Act): ModelLog[] {
  const owing = state.markets.filter(({ credits }) => credits.size > 0);
  if (owing.length === 0) return [];
  const market = random.pick(owing);
  const [account, amount] = random.pick([...market.credits]);
  market.credits.delete(account);
  return [toAccountLog(market, 'pendingWithdrawn', account, [BigInt(random.pick(traders)), amount])];
}

function proposeFee({ random, state, at: { time } }: Act): ModelLog[] {
  return pickMarket(random, state).map((market) => {
    const { terms } = market;
    if (time >= terms.nextFeeAt) terms.feeBps = terms.nextFeeBps;
    terms.nextFeeBps = random.between(0, 1_000);
    terms.nextFeeAt = time + feeDelay;
    return toTermsLog(market, 'feeProposed', [BigInt(terms.nextFeeBps), BigInt(terms.nextFeeAt)]);
  });
}

/** Short: a paused market has no new listings. */
function pause({ random, state }: Act): ModelLog[] {
  return pickMarket(random, state).map((market) => {
    market.terms.isPaused = !market.terms.isPaused && random.chance(0.4);
    return toTermsLog(market, 'listingsPaused', [market.terms.isPaused ? 1n : 0n]);
  });
}

function sweepFees({ random, state: { markets } }: Act): ModelLog[] {
  const due = markets.filter(({ sums }) => sums.fees > sums.sweptFees);
  return pickMarket(random, { markets: due.length > 0 ? due : markets, works: [] }).map((market) => {
    const amount = market.sums.fees - market.sums.sweptFees;
    market.sums.sweptFees += amount;
    return toTermsLog(market, 'feesSwept', [amount]);
  });
}

function pickMarket(random: Random, { markets }: ModelMarkets): ModelMarket[] {
  return markets.length === 0 ? [] : [random.pick(markets)];
}

/** Events that count nothing: of a stranger's factory, of another shape or id, or of a market by its collection. */
function createNoise({ random, sources, state, at }: Act): ModelLog[] {
  const foreign = { random, sources: { ...sources, factory: stranger }, state: createModelMarkets(), at };
  const created = createMarket(foreign);
  const collection = random.pick([sources.genesis, laterCollection]);
  const [account] = traders;
  const words = [nobody, account ?? nobody].map((each) => toWord(each));
  return [
    ...created,
    ...foreign.state.markets.map((market) => toTermsLog(market, 'listingsPaused', [1n])),
    toTermsLog({ address: collection }, 'listingsPaused', [1n]),
    ...state.markets.map((market) =>
      toAccountLog({ address: market.collection }, 'credited', stranger, [7n]),
    ),
    toTransferLog({ collection, tokenId: 2n ** 32n }, nobody, stranger),
    { address: collection, topics: [erc721Events.transfer.selector, ...words], data: join([1n]) },
  ];
}
