import { artNftEvents } from '@tradewind/abi/nft-market/art-nft.events';
import { marketEvents } from '@tradewind/abi/nft-market/market.events';
import { marketFactoryEvents } from '@tradewind/abi/nft-market/market-factory.events';
import { erc721Events } from '@tradewind/abi/standard/erc721.events';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import {
  askClosedTable,
  askKinds,
  askOpenedTable,
  askPricedTable,
  bidClosedTable,
  bidPlacedTable,
  bidPricedTable,
  endReasons,
  listingsPausedTable,
  marketCreatedTable,
  marketCreditedTable,
  marketCreditWithdrawnTable,
  marketFeeProposedTable,
  marketFeesSweptTable,
  nftMintedTable,
  offerClosedTable,
  offerPlacedTable,
  offerTakenTable,
  royaltyLoweredTable,
  tradedTable,
} from '@tradewind/db/nft-market/tables';
import {
  decodeLog,
  type EventRule,
  lenient,
  type Origin,
  type RowsOf,
  stored,
} from '../contract/define-events.ts';
import { pickName } from '../contract/pick-name.ts';

export type EventRows = RowsOf<typeof nftMarketEvents>;

/** An event of a listing, with its arguments in the order of the ABI. */
type OfAsk = { id: bigint; nonce: bigint };
/** An argument of an enumeration, as its number. */
type Ended = { reason: number };

/** A market takes ids below this one. */
const endOfIds = 2n ** 32n;

/**
 * Anybody may have written a collection: a log of another shape, as the Transfer of an ERC-20, has no row. Nor has one
 * of an id that no market takes.
 */
const transfer = ofMarketIds(
  lenient(erc721Events.transfer, ({ from: sender, to: recipient, tokenId }, { address: collection }) => ({
    collection,
    tokenId: Number(tokenId),
    sender,
    recipient,
  })),
);

export const nftMarketEvents = {
  factory: { marketsCreated: stored(marketFactoryEvents.marketCreated, marketCreatedTable) },
  art: {
    minted: stored(
      artNftEvents.minted,
      nftMintedTable,
      ({ id, to: recipient, creator, fileName, royaltyBps }, { address: collection }) => ({
        collection,
        tokenId: Number(id),
        recipient,
        creator,
        fileName,
        royaltyBps: Number(royaltyBps),
      }),
    ),
    royaltiesLowered: stored(
      artNftEvents.royaltyLowered,
      royaltyLoweredTable,
      ({ id, royaltyBps }, { address: collection }) => ({
        collection,
        tokenId: Number(id),
        royaltyBps: Number(royaltyBps),
      }),
    ),
    artTransfers: transfer,
  },
  /** Of the company's collection, and of each one from the block on that created its market. */
  genesis: { genesisTransfers: transfer },
  collection: { transfers: transfer },
  market: {
    asksOpened: stored(
      marketEvents.askOpened,
      askOpenedTable,
      ({ seller, kind, price, endsAt, feeBps, ...ask }, origin) => ({
        ...toAsk(ask, origin),
        seller,
        kind: pickName(askKinds, kind),
        price,
        endsAt: Number(endsAt),
        feeBps: Number(feeBps),
      }),
    ),
    asksPriced: stored(marketEvents.askPriced, askPricedTable, ({ price, ...ask }, origin) => ({
      ...toAsk(ask, origin),
      price,
    })),
    asksClosed: stored(marketEvents.askClosed, askClosedTable, ({ reason, ...ask }, origin) => ({
      ...toAsk(ask, origin),
      ...toReason({ reason }),
    })),
    bidsPlaced: stored(marketEvents.bidPlaced, bidPlacedTable, toBid),
    bidsPriced: stored(marketEvents.bidPriced, bidPricedTable, toBid),
    bidsClosed: stored(
      marketEvents.bidClosed,
      bidClosedTable,
      ({ bidder, reason, refunded, ...ask }, origin) => ({
        ...toAsk(ask, origin),
        bidder,
        ...toReason({ reason }),
        refunded,
      }),
    ),
    traded: stored(marketEvents.traded, tradedTable, ({ id, nonce, ...sale }, origin) => ({
      ...toAsk({ id, nonce }, origin),
      ...sale,
    })),
    offersPlaced: stored(
      marketEvents.offerPlaced,
      offerPlacedTable,
      ({ bidder, price, count, until }, { address: market }) => ({
        market,
        bidder,
        price,
        count: Number(count),
        until: Number(until),
      }),
    ),
    offersTaken: stored(
      marketEvents.offerTaken,
      offerTakenTable,
      ({ bidder, id, left }, { address: market }) => ({
        market,
        tokenId: Number(id),
        bidder,
        leftCount: Number(left),
      }),
    ),
    offersClosed: stored(marketEvents.offerClosed, offerClosedTable, addMarket),
    feesProposed: stored(
      marketEvents.feeProposed,
      marketFeeProposedTable,
      ({ feeBps, activeAt }, { address: market }) => ({
        market,
        feeBps: Number(feeBps),
        activeAt: Number(activeAt),
      }),
    ),
    feesSwept: stored(marketEvents.feesSwept, marketFeesSweptTable, addMarket),
    paused: stored(marketEvents.listingsPaused, listingsPausedTable, addMarket),
    credited: stored(marketEvents.credited, marketCreditedTable, addMarket),
    creditsWithdrawn: stored(
      marketEvents.pendingWithdrawn,
      marketCreditWithdrawnTable,
      ({ account, to: recipient, amount }, { address: market }) => ({ market, account, recipient, amount }),
    ),
  },
};

function ofMarketIds<Columns extends object>(rule: EventRule<Columns>): EventRule<Columns> {
  const isTransfer = rule.isOwn;
  const isOwn: EventRule['isOwn'] = (log) =>
    isTransfer?.(log) !== false && decodeLog(erc721Events.transfer, log).tokenId < endOfIds;
  return { ...rule, isOwn };
}

function addMarket<Args extends object>(args: Args, { address: market }: Origin) {
  return { market, ...args };
}

function toAsk({ id, nonce }: OfAsk, { address: market }: Origin) {
  return { market, tokenId: Number(id), nonce: Number(nonce) };
}

type Bid = OfAsk & { bidder: Hex; price: bigint; endsAt: bigint };

function toBid({ bidder, price, endsAt, ...ask }: Bid, origin: Origin) {
  return { ...toAsk(ask, origin), bidder, price, endsAt: Number(endsAt) };
}

function toReason({ reason }: Ended) {
  return { reason: pickName(endReasons, reason) };
}
