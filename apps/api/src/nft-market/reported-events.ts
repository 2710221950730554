import { artNftAbi } from '@tradewind/abi/nft-market/art-nft.abi';
import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import type { Database } from '@tradewind/db/database';
import {
  listBidsOf,
  listMintsOf,
  listSalesOf,
  type ReportedDeal,
  type ReportedMint,
} from '@tradewind/db/nft-market/list-reported-events.query';
import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { isSameAddress, toAddressKey } from '@tradewind/rules/network/address';
import type { ErrorCode } from '@tradewind/schema/wire/error-catalogue';
import { type Hex, type Log, parseEventLogs } from 'viem';
import type { Chain } from '../chain/chain.ts';
import type { EventSource } from '../report/verify-report.ts';
import { requireNftMarket } from './nft-market.ts';
import { quoteDecimals } from './to-wire-artwork.ts';

type Context = { readonly database: Database; readonly chain: Chain; readonly txHash: Hex };
type WorkOfMarket = { readonly market: Hex; readonly tokenId: number };

const errors = {
  unknown: 'NFT_MOVE_UNKNOWN',
  reverted: 'NFT_MOVE_REVERTED',
  unchecked: 'NFT_MOVE_UNCHECKED',
} as const;

/** Equal events of other contracts do not count. */
const logsOf = (logs: readonly Log[], contract: Hex) =>
  logs.filter(({ address }) => isSameAddress(address, contract));

/** The mint of a file by an account. */
export function mintSource(
  { database, chain, txHash }: Context,
  expected: { readonly tokenId: string; readonly fileName: string; readonly creator: Hex },
): EventSource<ReportedMint> {
  const { chainId } = chain;
  const art = toAddressKey(requireNftMarket(chain).art);
  const isExpected = ({ tokenId, fileName }: ReportedMint) =>
    String(tokenId) === expected.tokenId && fileName === expected.fileName;
  return {
    chain,
    txHash,
    errors,
    listIndexed: () => listMintsOf(database, { chainId, txHash }),
    readLogs: (logs) =>
      parseEventLogs({ abi: artNftAbi, eventName: 'Minted', logs: logsOf(logs, art) }).map(({ args }) => ({
        collection: art,
        tokenId: Number(args.id),
        creator: toAddressKey(args.creator),
        fileName: args.fileName,
      })),
    verify: (mints) => {
      if (mints.length === 0) return 'ARTWORK_EVENT_MISSING';
      const own = mints.filter(({ creator }) => creator === expected.creator);
      if (own.length === 0) return 'ARTWORK_EVENT_FOREIGN';
      return own.some(isExpected) ? undefined : 'ARTWORK_EVENT_DIFFERS';
    },
  };
}

/** A sale of a work to an account. */
export function saleSource(
  { database, chain, txHash }: Context,
  expected: WorkOfMarket & { readonly account: Hex },
): EventSource<ReportedDeal> {
  const { market } = expected;
  return {
    chain,
    txHash,
    errors,
    listIndexed: () => listSalesOf(database, { chainId: chain.chainId, txHash }),
    readLogs: (logs) =>
      parseEventLogs({ abi: marketAbi, eventName: 'Traded', logs: logsOf(logs, market) }).map(({ args }) => ({
        market,
        tokenId: Number(args.id),
        account: toAddressKey(args.buyer),
        price: args.price,
      })),
    verify: (sales) => verifyDeals(sales, expected),
  };
}

/** A bid of an account on a work, new or with another price; `price` in whole units. */
export function bidSource(
  { database, chain, txHash }: Context,
  expected: WorkOfMarket & { readonly account: Hex; readonly price: string },
): EventSource<ReportedDeal> {
  const { market } = expected;
  const isExpected = ({ price }: ReportedDeal) => formatExactAmount(price, quoteDecimals) === expected.price;
  return {
    chain,
    txHash,
    errors,
    listIndexed: () => listBidsOf(database, { chainId: chain.chainId, txHash }),
    readLogs: (logs) =>
      parseEventLogs({
        abi: marketAbi,
        eventName: ['BidPlaced', 'BidPriced'],
        logs: logsOf(logs, market),
      }).map(({ args }) => ({
        market,
        tokenId: Number(args.id),
        account: toAddressKey(args.bidder),
        price: args.price,
      })),
    verify: (bids) => {
      const refusal = verifyDeals(bids, expected);
      if (refusal !== undefined) return refusal;
      const own = bids.filter((bid) => isOf(bid, expected) && bid.account === expected.account);
      return own.some(isExpected) ? undefined : 'ARTWORK_EVENT_DIFFERS';
    },
  };
}

const isOf = (deal: ReportedDeal, { market, tokenId }: WorkOfMarket) =>
  deal.market === market && deal.tokenId === tokenId;

function verifyDeals(
  deals: readonly ReportedDeal[],
  expected: WorkOfMarket & { readonly account: Hex },
): ErrorCode | undefined {
  if (deals.length === 0) return 'ARTWORK_EVENT_MISSING';
  const ofWork = deals.filter((deal) => isOf(deal, expected));
  if (ofWork.length === 0) return 'ARTWORK_EVENT_DIFFERS';
  return ofWork.some(({ account }) => account === expected.account) ? undefined : 'ARTWORK_EVENT_FOREIGN';
}
