import { artNftEvents } from '@tradewind/abi/nft-market/art-nft.events';
import { marketEvents } from '@tradewind/abi/nft-market/market.events';
import { marketFactoryEvents } from '@tradewind/abi/nft-market/market-factory.events';
import { erc721Events } from '@tradewind/abi/standard/erc721.events';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { askKinds, type EndReason, endReasons } from '@tradewind/db/nft-market/tables';
import { join, type ModelLog, toNumberWord, toWord } from '../../simulation/model-log.ts';
import type { ModelAsk, ModelBid, ModelMarket, ModelWork } from './model-state.ts';

type Emitter = Pick<ModelMarket, 'address'>;

export function toTransferLog(
  { collection, tokenId }: Pick<ModelWork, 'collection'> & { tokenId: number | bigint },
  from: Hex,
  to: Hex,
): ModelLog {
  const topics = [erc721Events.transfer.selector, toWord(from), toWord(to), toNumberWord(BigInt(tokenId))];
  return { address: collection, topics, data: '0x' };
}

export function toMintedLog({ collection, tokenId, holder, creation }: ModelWork): ModelLog {
  const { creator = holder, fileName = '', royaltyBps = 0 } = creation ?? {};
  const text = Buffer.from(fileName).toString('hex');
  const head = join([64n, BigInt(royaltyBps), BigInt(fileName.length)]);
  return {
    address: collection,
    topics: [
      artNftEvents.minted.selector,
      toNumberWord(BigInt(tokenId)),
      ...[holder, creator].map((account) => toWord(account)),
    ],
    data: `${head}${text.padEnd(Math.ceil(text.length / 64) * 64, '0')}`,
  };
}

export function toRoyaltyLog({ collection, tokenId }: ModelWork, royaltyBps: number): ModelLog {
  const topics = [artNftEvents.royaltyLowered.selector, toNumberWord(BigInt(tokenId))];
  return { address: collection, topics, data: join([BigInt(royaltyBps)]) };
}

export function toCreatedLog(factory: Hex, { number, address, collection, terms }: ModelMarket): ModelLog {
  const topics = [
    marketFactoryEvents.marketCreated.selector,
    toNumberWord(BigInt(number)),
    toWord(address),
    toWord(collection),
  ];
  return { address: factory, topics, data: join([BigInt(terms.feeBps)]) };
}

export function toOpenedLog({ address }: Emitter, ask: ModelAsk): ModelLog {
  const { tokenId, nonce, seller, kind, price, endsAt, feeBps } = ask;
  return {
    address,
    topics: [marketEvents.askOpened.selector, toNumberWord(BigInt(tokenId)), toWord(seller)],
    data: join([
      BigInt(nonce),
      BigInt(askKinds.indexOf(kind)),
      price,
      ...[endsAt, feeBps].map((value) => BigInt(value)),
    ]),
  };
}

export function toAskLog(
  { address }: Emitter,
  name: 'askPriced' | 'askClosed',
  { tokenId, nonce }: ModelAsk,
  value: bigint,
): ModelLog {
  const topics = [marketEvents[name].selector, toNumberWord(BigInt(tokenId))];
  return { address, topics, data: join([BigInt(nonce), value]) };
}

/** The last values are those of the event behind the nonce. */
export function toBidLog(
  { address }: Emitter,
  name: 'bidPlaced' | 'bidPriced' | 'bidClosed',
  { tokenId, nonce, bidder }: ModelBid,
  values: readonly bigint[],
): ModelLog {
  const topics = [marketEvents[name].selector, toNumberWord(BigInt(tokenId)), toWord(bidder)];
  return { address, topics, data: join([BigInt(nonce), ...values]) };
}

export type ModelSale = {
  tokenId: number;
  nonce: number;
  seller: Hex;
  buyer: Hex;
  price: bigint;
  fee: bigint;
  royaltyTo: Hex;
  royalty: bigint;
  referrer: Hex;
  referral: bigint;
};

export function toTradedLog({ address }: Emitter, sale: ModelSale): ModelLog {
  const { tokenId, nonce, seller, buyer, price, fee, royaltyTo, royalty, referrer, referral } = sale;
  const accounts = [seller, buyer].map((account) => toWord(account));
  return {
    address,
    topics: [marketEvents.traded.selector, toNumberWord(BigInt(tokenId)), ...accounts],
    data: join([BigInt(nonce), price, fee, BigInt(royaltyTo), royalty, BigInt(referrer), referral]),
  };
}

type AccountEvent = 'offerPlaced' | 'offerClosed' | 'credited' | 'pendingWithdrawn';

export function toAccountLog(
  { address }: Emitter,
  name: AccountEvent,
  account: Hex,
  values: readonly bigint[],
): ModelLog {
  return { address, topics: [marketEvents[name].selector, toWord(account)], data: join(values) };
}

export function toTakenLog({ address }: Emitter, bidder: Hex, tokenId: number, left: number): ModelLog {
  const topics = [marketEvents.offerTaken.selector, toWord(bidder), toNumberWord(BigInt(tokenId))];
  return { address, topics, data: join([BigInt(left)]) };
}

type TermsEvent = 'feeProposed' | 'feesSwept' | 'listingsPaused';

export function toTermsLog({ address }: Emitter, name: TermsEvent, values: readonly bigint[]): ModelLog {
  return { address, topics: [marketEvents[name].selector], data: join(values) };
}

export function toReasonWord(reason: EndReason): bigint {
  return BigInt(endReasons.indexOf(reason));
}
