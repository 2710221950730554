import type { Address } from 'viem';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { useMarketOf } from '../market/market-of.query.ts';
import { OfferCard } from './offer-card.tsx';

const text = messages.nftMarketOffer;

export interface CollectionOffersProps {
  collection: Address;
  isByCompany: true | undefined;
}

/** The offers of a collection, on the page of its list. */
export function CollectionOffers({ collection, isByCompany }: CollectionOffersProps) {
  const session = useWalletSession();
  const reading = useMarketOf(collection);
  const market = findValue(reading);
  if (reading.state === 'unknown') return null;
  return (
    <div className="mb-6">
      {market === undefined ? (
        // As high as the card that replaces it: the list below does not move.
        <Skeleton className="h-51.5 w-full tablet:h-35.5" />
      ) : (
        <OfferCard
          title={isByCompany ? text.ofGenesis : text.ofArtists}
          market={{ market, collection }}
          session={session}
        />
      )}
    </div>
  );
}
