import { isSameAddress } from '@tradewind/rules/network/address';
import type { WireArtwork } from '@tradewind/schema/nft-market/artwork';
import { nftMarketChangedSchema } from '@tradewind/schema/nft-market/nft-market-changed';
import type { TopicUpdate } from '../../../shared/live/topic-listeners.ts';

/** A work as answers of the API have it. */
export type ListedWork = Pick<WireArtwork, 'collection' | 'tokenId' | 'listing'>;

/**
 * Whether an update may have changed one of these works: a gap and an unknown content may. The last event before the
 * subscription is left to the poll: the works on screen were almost always read after it.
 */
export function changesWorks(update: TopicUpdate, works: readonly ListedWork[]): boolean {
  if (update.kind === 'missed') return true;
  if (update.isPast) return false;
  const changed = nftMarketChangedSchema.safeParse(update.content).data?.works;
  if (changed === undefined || changed === null) return true;
  return works.some(({ collection, tokenId, listing }) => {
    const contracts = listing === null ? [collection] : [collection, listing.market];
    return changed.some(
      (work) =>
        String(work.tokenId) === tokenId &&
        contracts.some((contract) => isSameAddress(work.contract, contract)),
    );
  });
}
