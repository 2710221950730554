import { type ModelLog, pickAmount } from '../../simulation/model-log.ts';
import { toAskLog, toBidLog, toOpenedLog } from './market-logs.ts';
import { findOpenAsk, listOpenBids, type ModelAsk, type ModelBid } from './model-state.ts';
import { closeAsk, closeBid, deliver, payOrCredit, sell, type Trade } from './model-sales.ts';
import { moveTo, traders } from './model-works.ts';

/** A token with its open listing. */
export type Listing = Trade & { ask: ModelAsk };

/** An auction that reaches its end on a short chain. */
const shortest = 60;
const longest = 600;
const extension = 300;

/** With an approval, the token comes after the books; by its hook, before them. */
export function openAsk({ random, market, work, at }: Trade): ModelLog[] {
  const { feeBps, nextFeeBps, nextFeeAt, isPaused } = market.terms;
  if (isPaused) return [];
  const kind = random.pick(['fixed', 'fixed', 'auction'] as const);
  const ask: ModelAsk = {
    tokenId: work.tokenId,
    nonce: 1 + market.asks.filter(({ tokenId }) => tokenId === work.tokenId).length,
    seller: work.holder,
    kind,
    price: pickAmount(random),
    feeBps: at.time < nextFeeAt ? feeBps : nextFeeBps,
    endsAt: kind === 'fixed' ? 0 : at.time + random.between(shortest, longest),
    openedAt: at.time,
    state: 'open',
    closedAt: null,
  };
  market.asks.push(ask);
  const moved = moveTo(work, market.address, at);
  const opened = toOpenedLog(market, ask);
  return random.chance(0.5) ? [opened, moved] : [moved, opened];
}

export function priceAsk({ random, market, ask }: Listing): ModelLog[] {
  if (isBound({ market, ask })) return [];
  ask.price = pickAmount(random);
  return [toAskLog(market, 'askPriced', ask, ask.price)];
}

export function cancelAsk({ ask, ...trade }: Listing): ModelLog[] {
  const { market, at } = trade;
  if (isBound({ market, ask })) return [];
  const closed = closeAsk(market, ask, 'cancel', at);
  return [closed, ...deliver(trade, ask.seller)];
}

/** Always with a transfer: without one the index could not know the receiver. */
export function giveAway({ random, market, work, ask, at }: Listing): ModelLog[] {
  if (isBound({ market, ask })) return [];
  const closed = closeAsk(market, ask, 'transfer', at);
  return [closed, moveTo(work, random.pick(traders), at)];
}

export function placeBid({ random, market, ask, at }: Listing): ModelLog[] {
  const bidder = random.pick(traders);
  const open = listOpenBids(market, ask);
  if (bidder === ask.seller || market.terms.isPaused || open.some((bid) => bid.bidder === bidder)) return [];
  const [leading] = ask.kind === 'auction' ? open : [];
  if (ask.kind === 'auction' && at.time >= ask.endsAt) return [];
  const beaten = leading ? [closeBid(market, leading, 'outbid', at)] : [];
  const price = leading ? leading.price + leading.price / 20n + 1n : pickAmount(random);
  const { tokenId, nonce } = ask;
  const bid: ModelBid = { tokenId, nonce, bidder, price, addedAt: at.time, state: 'open', closedAt: null };
  market.bids = market.bids.filter((other) => !isOfSame(other, bid));
  market.bids.push(bid);
  moveEnd(ask, at.time);
  const placed = toBidLog(market, 'bidPlaced', bid, [price, BigInt(ask.endsAt)]);
  return [...beaten, placed, ...(leading ? payOrCredit(random, market, leading.bidder, leading.price) : [])];
}

export function raiseBid({ random, market, ask, at }: Listing): ModelLog[] {
  const open = listOpenBids(market, ask);
  if (open.length === 0 || (ask.kind === 'auction' && at.time >= ask.endsAt)) return [];
  const bid = random.pick(open);
  bid.price = ask.kind === 'auction' ? bid.price + bid.price / 20n + 1n : pickAmount(random);
  moveEnd(ask, at.time);
  return [toBidLog(market, 'bidPriced', bid, [bid.price, BigInt(ask.endsAt)])];
}

export function buy({ ask, ...trade }: Listing): ModelLog[] {
  const { random, market, at } = trade;
  const buyer = random.pick(traders);
  if (ask.kind !== 'fixed' || buyer === ask.seller) return [];
  const { seller, nonce, feeBps, price } = ask;
  const closed = closeAsk(market, ask, 'buy', at);
  return [closed, ...sell(trade, { seller, buyer, price, nonce, feeBps })];
}

export function acceptBid({ ask, ...trade }: Listing): ModelLog[] {
  const open = listOpenBids(trade.market, ask);
  if (ask.kind !== 'fixed' || open.length === 0) return [];
  return sellToBid({ ...trade, ask }, trade.random.pick(open), 'accept');
}

export function settle({ ask, ...trade }: Listing): ModelLog[] {
  const { market, at } = trade;
  if (ask.kind !== 'auction' || at.time < ask.endsAt) return [];
  const [leading] = listOpenBids(market, ask);
  if (leading) return sellToBid({ ...trade, ask }, leading, 'settle');
  const closed = closeAsk(market, ask, 'unsold', at);
  return [closed, ...deliver(trade, ask.seller)];
}

/** Also of a past listing, whose money waits; not the leading one of an auction. */
export function cancelBid({ random, market, at }: Trade): ModelLog[] {
  const free = market.bids.filter(({ tokenId, nonce, state }) => {
    const ask = findOpenAsk(market, tokenId);
    return state === 'open' && (ask?.nonce !== nonce || ask.kind === 'fixed');
  });
  if (free.length === 0) return [];
  const bid = random.pick(free);
  const closed = closeBid(market, bid, 'cancel', at);
  return [closed, ...payOrCredit(random, market, bid.bidder, bid.price)];
}

function sellToBid({ ask, ...trade }: Listing, bid: ModelBid, reason: 'accept' | 'settle'): ModelLog[] {
  const { market, at } = trade;
  const ended = closeBid(market, bid, reason, at);
  const closed = closeAsk(market, ask, reason, at);
  const { seller, nonce, feeBps } = ask;
  return [ended, closed, ...sell(trade, { seller, buyer: bid.bidder, price: bid.price, nonce, feeBps })];
}

/** A bid binds the seller of an auction. */
function isBound({ market, ask }: Pick<Listing, 'market' | 'ask'>): boolean {
  return ask.kind === 'auction' && listOpenBids(market, ask).length > 0;
}

function moveEnd(ask: ModelAsk, time: number): void {
  if (ask.kind === 'auction') ask.endsAt = Math.max(ask.endsAt, time + extension);
}

function isOfSame(one: ModelBid, other: ModelBid): boolean {
  return one.tokenId === other.tokenId && one.nonce === other.nonce && one.bidder === other.bidder;
}
