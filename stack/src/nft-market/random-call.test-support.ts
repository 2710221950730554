import type { Address } from '@tradewind/rules/network/address';
import { computeFreeAt, isAuctionOver } from '@tradewind/rules/nft-market/auction-clock';
import type { MarketCall, Purchase } from '@tradewind/rules/nft-market/market-call';
import { type Ask, type Bid, type Market, zeroAddress } from '@tradewind/rules/nft-market/market';
import { computeNextBid } from '@tradewind/rules/nft-market/next-bid';
import { quoteSale } from '@tradewind/rules/nft-market/payment';
import { maxUint256 } from 'viem';
import type { Random } from '../seed/random.ts';

export type Move = { readonly caller: Address; readonly call: MarketCall };

/** What a move is drawn from: the market, the time of its block, the players, the tokens. */
export type Table = {
  readonly market: Market;
  readonly time: bigint;
  readonly random: Random;
  readonly players: readonly Address[];
  readonly tokens: readonly bigint[];
};

const day = 86_400;
const largeId = 2n ** 32n + 1n;
const largestPrice = 2n ** 96n - 1n;

/** Draws a move that mostly has a chance; some break each rule of the contract. */
export function drawMove(table: Table): Move {
  const { random, market } = table;
  if (market.isPaused && oneIn(random, 5)) return govern(table);
  const draw = pick(random, draws) ?? sell;
  return draw(table);
}

/** Draws the time of the next block: soon, or around the end of an auction and the time at which its leader is free. */
export function drawTime(market: Market, random: Random, now: bigint): bigint {
  const soon = now + 1n + BigInt(random.below(random.below(8) === 0 ? 20_000 : 300));
  const auction = pick(random, listAsks(market, 'auction'));
  if (auction === undefined || random.below(4) !== 0) return soon;
  const { endsAt } = auction;
  const isLate = random.below(3) === 0;
  const times = isLate
    ? [computeFreeAt(endsAt) - 1n, computeFreeAt(endsAt)]
    : [endsAt - BigInt(random.below(700)), endsAt - 1n, endsAt];
  const time = pick(random, times) ?? soon;
  return time > now ? time : soon;
}

function sell(table: Table): Move {
  const { random, time } = table;
  const free = table.tokens.filter((each) => !table.market.asks.has(each));
  const id = (oneIn(random, 6) ? undefined : pick(random, free)) ?? drawToken(table);
  const price = drawPrice(random);
  const caller = oneIn(random, 12) ? drawPlayer(table) : findOwner(table, id);
  const endsAt = time + BigInt(drawLength(random));
  const isAuction = random.below(5) < 2;
  if (oneIn(random, 4)) {
    const listing = {
      kind: isAuction ? 'auction' : 'fixed',
      price,
      endsAt: isAuction ? endsAt : 0n,
    } as const;
    const isOdd = oneIn(random, 8);
    const odd = oneIn(random, 2) ? undefined : { ...listing, kind: 'fixed' as const, endsAt: 1n };
    const from = oneIn(random, 12) ? drawPlayer(table) : caller;
    return { caller, call: { functionName: 'safeTransferFrom', args: [from, id, isOdd ? odd : listing] } };
  }
  return isAuction
    ? { caller, call: { functionName: 'readyToAuctionToken', args: [id, price, endsAt] } }
    : { caller, call: { functionName: 'readyToSellToken', args: [id, price] } };
}

function changeAsk(table: Table): Move {
  const { random, market } = table;
  const ask = pick(random, listAsks(market));
  const id = ask?.id ?? drawToken(table);
  const caller = ask === undefined || oneIn(random, 8) ? drawPlayer(table) : ask.seller;
  const { collection, quoteToken, market: address } = market.place;
  const bad = [zeroAddress, collection, quoteToken, address];
  const to = (oneIn(random, 4) ? pick(random, bad) : undefined) ?? drawPlayer(table);
  const from = oneIn(random, 10) ? drawPlayer(table) : caller;
  const calls: readonly MarketCall[] = [
    { functionName: 'setCurrentPrice', args: [id, drawPrice(random)] },
    { functionName: 'setCurrentPrice', args: [id, drawPrice(random)] },
    { functionName: 'cancelSellToken', args: [id] },
    { functionName: 'transferFrom', args: [from, to, id] },
  ];
  return { caller, call: pick(random, calls) ?? { functionName: 'cancelSellToken', args: [id] } };
}

function buy(table: Table): Move {
  const { random, market } = table;
  const ask = pick(random, listAsks(market, oneIn(random, 10) ? 'auction' : 'fixed'));
  const id = ask?.id ?? drawToken(table);
  const maxPrice = (ask?.price ?? 1n) - (oneIn(random, 10) ? 1n : 0n);
  const nonce = (ask?.nonce ?? 1n) + (oneIn(random, 12) ? 1n : 0n);
  const call = { functionName: 'buyToken', args: [id, maxPrice, nonce, drawReferrer(table)] } as const;
  return { caller: drawPlayer(table), call };
}

function sweep(table: Table): Move {
  const { random, market, tokens } = table;
  const purchases = tokens.flatMap((id): Purchase[] => {
    const ask = market.asks.get(id);
    if (ask === undefined ? !oneIn(random, 4) : oneIn(random, 5)) return [];
    const nonce = (ask?.nonce ?? 1n) + (oneIn(random, 12) ? 1n : 0n);
    return [{ id, maxPrice: (ask?.price ?? 0n) - (oneIn(random, 12) && ask ? 1n : 0n), nonce }];
  });
  const many = Array.from({ length: 31 }, () => ({ id: 1n, maxPrice: 1n, nonce: 1n }));
  const maxTotal = oneIn(random, 5) ? BigInt(random.below(2_000)) * 10n ** 18n : maxUint256;
  const chosen = oneIn(random, 15) ? many : [...purchases, ...purchases.slice(0, random.below(2))];
  return {
    caller: drawPlayer(table),
    call: { functionName: 'buyTokens', args: [chosen, maxTotal, drawReferrer(table)] },
  };
}

function bid(table: Table): Move {
  const { random, market, time } = table;
  const open = listAsks(market, oneIn(random, 2) ? 'fixed' : 'auction').filter(
    (each) => each.kind === 'fixed' || !isAuctionOver(each, time) || oneIn(random, 8),
  );
  const ask = pick(random, open);
  if (ask === undefined) return sell(table);
  const leading = ask.kind === 'auction' ? findBidOf(market, ask)?.price : undefined;
  const least = computeNextBid(ask, leading);
  const more = oneIn(random, 3) ? 0n : (least * BigInt(random.below(300))) / 100n;
  const price = toPrice(oneIn(random, 8) ? least - 1n : least + more);
  const nonce = ask.nonce - (oneIn(random, 14) ? 1n : 0n);
  return { caller: drawPlayer(table), call: { functionName: 'bidToken', args: [ask.id, price, nonce] } };
}

function changeBid(table: Table): Move {
  const { random, market } = table;
  const fixed = listOpenBids(market).filter(({ id }) => market.asks.get(id)?.kind === 'fixed');
  const open = oneIn(random, 4) || fixed.length === 0 ? listOpenBids(market) : fixed;
  const found = pick(random, oneIn(random, 10) ? market.bids : open);
  if (found === undefined) return bid(table);
  const caller = oneIn(random, 14) ? drawPlayer(table) : found.bidder;
  const isLeading = market.asks.get(found.id)?.kind === 'auction' && !oneIn(random, 4);
  const percent = BigInt(isLeading ? 106 + random.below(60) : 40 + random.below(130));
  const price = toPrice((found.price * percent) / 100n);
  return { caller, call: { functionName: 'updateBidPrice', args: [found.id, found.nonce, price] } };
}

function cancelBid(table: Table): Move {
  const { random, market } = table;
  const found = pick(random, market.bids);
  if (found === undefined) return bid(table);
  const caller = oneIn(random, 14) ? drawPlayer(table) : found.bidder;
  const id = oneIn(random, 25) ? largeId : found.id;
  return { caller, call: { functionName: 'cancelBidToken', args: [id, found.nonce] } };
}

function accept(table: Table): Move {
  const { random, market, time } = table;
  const found = pick(random, oneIn(random, 10) ? market.bids : listOpenBids(market));
  if (found === undefined) return bid(table);
  const { id, bidder, price } = found;
  const caller = oneIn(random, 12) ? drawPlayer(table) : (market.asks.get(id)?.seller ?? drawPlayer(table));
  const least = quoteSale(market, id, price, time).proceeds + (oneIn(random, 8) ? 1n : 0n);
  return { caller, call: { functionName: 'sellTokenTo', args: [id, bidder, least] } };
}

function settle(table: Table): Move {
  const { random, market, time } = table;
  const over = listAsks(market, 'auction').filter((each) => isAuctionOver(each, time));
  const some =
    oneIn(random, 4) || over.length === 0 ? listAsks(market, oneIn(random, 3) ? 'fixed' : 'auction') : over;
  const ask = pick(random, some);
  const id = ask?.id ?? drawToken(table);
  return { caller: drawPlayer(table), call: { functionName: 'settle', args: [id] } };
}

function offer(table: Table): Move {
  const { random, time } = table;
  const until = time + BigInt(random.below(9 * day)) - (oneIn(random, 10) ? time : 0n);
  const call = {
    functionName: 'offerAny',
    args: [drawPrice(random), BigInt(oneIn(random, 3) ? 1 : random.below(5)), until],
  } as const;
  return { caller: drawPlayer(table), call };
}

function cancelOffer(table: Table): Move {
  const bidder = pick(table.random, [...table.market.offers.keys()]);
  const caller = oneIn(table.random, 5) ? drawPlayer(table) : (bidder ?? drawPlayer(table));
  return { caller, call: { functionName: 'cancelOffer', args: [] } };
}

function acceptOffer(table: Table): Move {
  const { random, market, time, tokens } = table;
  const [bidder, found] = pick(random, [...market.offers]) ?? [drawPlayer(table), undefined];
  if (found === undefined && !oneIn(random, 8)) return offer(table);
  const free = tokens.filter((each) => !market.asks.has(each));
  const id = (oneIn(random, 6) ? undefined : pick(random, free)) ?? drawToken(table);
  const caller = oneIn(random, 10) ? drawPlayer(table) : findOwner(table, id);
  const { terms } = market;
  const { proceeds } = quoteSale({ ...market, terms, asks: new Map() }, id, found?.price ?? 1n, time);
  const least = proceeds + (oneIn(random, 8) ? 1n : 0n);
  return { caller, call: { functionName: 'acceptOffer', args: [bidder, id, least] } };
}

function withdraw(table: Table): Move {
  const { random, market } = table;
  const caller =
    (oneIn(random, 8) ? undefined : pick(random, [...market.credits.keys()])) ?? drawPlayer(table);
  const to = oneIn(random, 10) ? zeroAddress : drawPlayer(table);
  return { caller, call: { functionName: 'withdrawPending', args: [to] } };
}

/** Everything of an account in one transaction; all or nothing. */
function takeBack(table: Table): Move {
  const { random, market } = table;
  const caller = drawPlayer(table);
  const own = market.bids.filter(({ bidder }) => bidder === caller);
  const calls: MarketCall[] = own
    .filter((found) => oneIn(random, 10) || market.asks.get(found.id)?.kind !== 'auction')
    .map(({ id, nonce }) => ({ functionName: 'cancelBidToken', args: [id, nonce] }));
  if (market.offers.has(caller)) calls.push({ functionName: 'cancelOffer', args: [] });
  if (market.credits.has(caller)) calls.push({ functionName: 'withdrawPending', args: [drawPlayer(table)] });
  return { caller, call: { functionName: 'multicall', args: [calls] } };
}

/** Orders of the factory; a player who gives one is refused. A pause is short. */
function govern({ random, market, players }: Table): Move {
  const caller = (oneIn(random, 8) ? pick(random, players) : undefined) ?? market.place.factory;
  const { isPaused } = market;
  if (isPaused || oneIn(random, 5)) {
    return { caller, call: { functionName: 'pauseListings', args: [!isPaused] } };
  }
  if (oneIn(random, 2)) return { caller, call: { functionName: 'sweepFees', args: [] } };
  const feeBps = BigInt(random.below(1_001) + (oneIn(random, 5) ? 1_001 : 0));
  return { caller, call: { functionName: 'proposeFee', args: [feeBps] } };
}

const draws = (
  [
    [sell, 12],
    [changeAsk, 7],
    [buy, 6],
    [sweep, 4],
    [bid, 24],
    [changeBid, 9],
    [cancelBid, 7],
    [accept, 5],
    [settle, 4],
    [offer, 5],
    [cancelOffer, 1],
    [acceptOffer, 9],
    [withdraw, 4],
    [takeBack, 2],
    [govern, 5],
  ] as const
).flatMap(([draw, weight]) => Array.from({ length: weight }, () => draw));

function drawLength(random: Random): number {
  if (oneIn(random, 16)) return 3_599;
  return oneIn(random, 25) ? 30 * day + 1 : 3_600 + random.below(2 * day);
}

function drawPrice(random: Random): bigint {
  if (oneIn(random, 60)) return largestPrice;
  if (oneIn(random, 10)) return BigInt(random.below(40));
  return BigInt(1 + random.below(800)) * 10n ** 18n + BigInt(random.below(10 ** 9));
}

function toPrice(amount: bigint): bigint {
  return amount < largestPrice ? amount : largestPrice;
}

function drawToken({ random, tokens }: Table): bigint {
  if (oneIn(random, 40)) return oneIn(random, 2) ? 99n : largeId;
  return pick(random, tokens) ?? 1n;
}

function drawPlayer({ random, players }: Table): Address {
  return pick(random, players) ?? zeroAddress;
}

/** The holder of a token, or its seller while the market has it. */
function findOwner(table: Table, id: bigint): Address {
  const { asks, holders } = table.market;
  return asks.get(id)?.seller ?? holders.get(id) ?? drawPlayer(table);
}

function drawReferrer(table: Table): Address {
  return oneIn(table.random, 2) ? zeroAddress : drawPlayer(table);
}

function listAsks({ asks }: Market, kind?: Ask['kind']): readonly Ask[] {
  return [...asks.values()].filter((ask) => kind === undefined || ask.kind === kind);
}

function listOpenBids({ asks, bids }: Market): readonly Bid[] {
  return bids.filter(({ id, nonce }) => asks.get(id)?.nonce === nonce);
}

function findBidOf({ bids }: Market, { id, nonce }: Ask): Bid | undefined {
  return bids.find((each) => each.id === id && each.nonce === nonce);
}

function oneIn(random: Random, count: number): boolean {
  return random.below(count) === 0;
}

function pick<Item>(random: Random, list: readonly Item[]): Item | undefined {
  return list[random.below(list.length)];
}
