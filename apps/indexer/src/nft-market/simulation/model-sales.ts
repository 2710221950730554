import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { EndReason } from '@tradewind/db/nft-market/tables';
import type { ModelLog } from '../../simulation/model-log.ts';
import type { Random } from '../../simulation/random.ts';
import {
  type ModelSale,
  toAccountLog,
  toAskLog,
  toBidLog,
  toReasonWord,
  toTradedLog,
} from './market-logs.ts';
import {
  type At,
  type ModelAsk,
  type ModelBid,
  type ModelMarket,
  type ModelWork,
  nobody,
} from './model-state.ts';
import { arrive, laterCollection, moveTo, traders } from './model-works.ts';

/** A market with a token of it. */
export type Trade = { random: Random; market: ModelMarket; work: ModelWork; at: At };

/** The order of the contract: the books, then the payments and the token. */
export function sell(
  { random, market, work, at }: Trade,
  {
    seller,
    buyer,
    price,
    nonce,
    feeBps,
  }: Pick<ModelSale, 'seller' | 'buyer' | 'price' | 'nonce'> & {
    feeBps: number;
  },
): ModelLog[] {
  const fee = (price * BigInt(feeBps)) / 10_000n;
  const royalty = (price * BigInt(work.creation?.royaltyBps ?? 0)) / 10_000n;
  const royaltyTo = royalty > 0n ? (work.creation?.creator ?? nobody) : nobody;
  const referral = random.chance(0.2) ? fee / 5n : 0n;
  const referrer = referral > 0n ? random.pick(traders) : nobody;
  const sale = {
    tokenId: work.tokenId,
    nonce,
    seller,
    buyer,
    price,
    fee,
    royaltyTo,
    royalty,
    referrer,
    referral,
  };
  const { sums } = market;
  sums.tradeCount += 1;
  sums.volume += price;
  sums.fees += fee;
  sums.royalties += royalty;
  work.tradeCount += 1;
  const credited = referral > 0n ? [credit(market, referrer, referral)] : [];
  const traded = toTradedLog(market, sale);
  const moved = deliver({ random, market, work, at }, buyer);
  return [...credited, traded, ...moved, ...payOrCredit(random, market, seller, price - fee - royalty)];
}

/** A collection that its owner changed may emit nothing: the sale and the return say who has the token. */
export function deliver({ random, work, at }: Trade, to: Hex): ModelLog[] {
  if (work.collection !== laterCollection || random.chance(0.7)) return [moveTo(work, to, at)];
  arrive(work, to, at);
  return [];
}

export function closeAsk(market: ModelMarket, ask: ModelAsk, state: EndReason, { time }: At): ModelLog {
  ask.state = state;
  ask.closedAt = time;
  return toAskLog(market, 'askClosed', ask, toReasonWord(state));
}

export function closeBid(market: ModelMarket, bid: ModelBid, state: EndReason, { time }: At): ModelLog {
  bid.state = state;
  bid.closedAt = time;
  const refunded = state === 'accept' || state === 'settle' ? 0n : bid.price;
  return toBidLog(market, 'bidClosed', bid, [toReasonWord(state), refunded]);
}

/** Every other payment is refused. */
export function payOrCredit(random: Random, market: ModelMarket, account: Hex, amount: bigint): ModelLog[] {
  return amount > 0n && random.chance(0.5) ? [credit(market, account, amount)] : [];
}

function credit(market: ModelMarket, account: Hex, amount: bigint): ModelLog {
  market.credits.set(account, (market.credits.get(account) ?? 0n) + amount);
  return toAccountLog(market, 'credited', account, [amount]);
}
