import type { Address } from '@tradewind/rules/network/address';
import { type ArtworkStatus, artworkStatus } from '@tradewind/rules/nft-market/artwork-status';
import type { WireArtworkDetail } from '@tradewind/schema/nft-market/artwork';
import { toWorkName } from '../list/work-labels.ts';
import type { ChainWork } from '../work/chain-work.query.ts';
import type { MarketToken } from '../work/token.ts';

/** A work as its page shows it: with the texts of the index, or without them while our API is away. */
export interface ShownWork {
  readonly token: MarketToken;
  /** Whether the factory named the market. Before, the word of our API is shown, and nothing is signed. */
  readonly isMarketNamed: boolean;
  readonly name: string;
  readonly fileName: string | null;
  readonly thumbnail: string | null;
  readonly creator: Address | null;
  readonly royaltyBps: number | null;
  readonly status: ArtworkStatus;
  /** Undefined while our API is away. */
  readonly texts: WireArtworkDetail | undefined;
}

/** The work of the index, with the market of its collection. */
export function toShownWork(
  artwork: WireArtworkDetail,
  { market, isMarketNamed }: { market: Address; isMarketNamed: boolean },
): ShownWork {
  const { collection, tokenId, fileName, thumbnail, creatorAddress, royaltyBps, status } = artwork;
  return {
    token: { market, collection, tokenId: BigInt(tokenId) },
    isMarketNamed,
    name: toWorkName(artwork),
    fileName,
    thumbnail,
    creator: creatorAddress,
    royaltyBps,
    status,
    texts: artwork,
  };
}

/** The work of the contracts alone. Its decision is not known, so it counts as reviewed. */
export function toNamelessWork({ fileName, creator, ...token }: ChainWork): ShownWork {
  return {
    token,
    isMarketNamed: true,
    name: toWorkName({ name: null, tokenId: String(token.tokenId), isByCompany: false }),
    fileName,
    thumbnail: null,
    creator,
    royaltyBps: null,
    status: artworkStatus.reviewed,
    texts: undefined,
  };
}
