import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { AskKind, EndReason } from '@tradewind/db/nft-market/tables';

export const nobody: Hex = `0x${'00'.repeat(20)}`;

/** A block and its chain seconds. */
export type At = { blockNumber: number; time: number };

export type ModelAsk = {
  tokenId: number;
  nonce: number;
  seller: Hex;
  kind: AskKind;
  price: bigint;
  feeBps: number;
  endsAt: number;
  openedAt: number;
  state: EndReason | 'open';
  closedAt: number | null;
};

/** The last bid of an account on a listing. */
export type ModelBid = {
  tokenId: number;
  nonce: number;
  bidder: Hex;
  price: bigint;
  addedAt: number;
  state: EndReason | 'open';
  closedAt: number | null;
};

export type ModelOffer = { bidder: Hex; price: bigint; count: number; until: number; placedAt: number };

export type ModelMarket = {
  address: Hex;
  number: number;
  collection: Hex;
  terms: { feeBps: number; nextFeeBps: number; nextFeeAt: number; isPaused: boolean };
  asks: ModelAsk[];
  bids: ModelBid[];
  offers: ModelOffer[];
  credits: Map<Hex, bigint>;
  sums: { tradeCount: number; volume: bigint; fees: bigint; royalties: bigint; sweptFees: bigint };
  createdAt: At;
};

/** A token that was ever minted; its holder by the last event that moved it. */
export type ModelWork = {
  collection: Hex;
  tokenId: number;
  holder: Hex;
  movedAt: At;
  tradeCount: number;
  creation: { creator: Hex; fileName: string; royaltyBps: number; mintedAt: number } | null;
};

/** State of the markets and of their collections of a branch after a block. */
export type ModelMarkets = { markets: ModelMarket[]; works: ModelWork[] };

export function createModelMarkets(): ModelMarkets {
  return { markets: [], works: [] };
}

export function findOpenAsk({ asks }: ModelMarket, tokenId: number): ModelAsk | undefined {
  return asks.find((ask) => ask.tokenId === tokenId && ask.state === 'open');
}

/** The open bids of a listing. */
export function listOpenBids({ bids }: ModelMarket, ask: Pick<ModelAsk, 'tokenId' | 'nonce'>): ModelBid[] {
  return bids.filter(
    ({ tokenId, nonce, state }) => tokenId === ask.tokenId && nonce === ask.nonce && state === 'open',
  );
}
