import { isSameAddress } from '@tradewind/rules/network/address';
import type { Address } from 'viem';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import { PriceText } from '../list/price-text.tsx';
import { useListedOffers } from './listed-offers.query.ts';
import { listOpenOffers, type Offer } from './offer.ts';
import type { MarketOffers } from './offers.query.ts';

const text = messages.nftMarketOffer;

export interface AllOffersProps {
  title: string;
  collection: Address;
  account: Address | undefined;
  quote: Token;
  /** Of the chain: they are shown while our API is away. */
  known: Reading<MarketOffers>;
  onClose: () => void;
}

/** The open offers of a collection, best first. */
export function AllOffers({ title, collection, account, quote, known, onClose }: AllOffersProps) {
  const { rows: listed, hasMore, fetchMore, isFetchingMore } = useListedOffers(collection);
  const time = useChainTime();
  const found = findValue(listed) ?? (listed.state === 'unknown' ? findValue(known)?.offers : undefined);
  const offers = found && time !== undefined ? listOpenOffers(found, BigInt(time)) : undefined;
  return (
    <Dialog isOpen onClose={onClose} title={title} shape="drawer">
      {listed.state === 'unknown' && known.state === 'unknown' ? (
        <EmptyState icon="picture" title={text.unknown} />
      ) : offers === undefined ? (
        <Skeleton className="h-96 w-full" />
      ) : offers.length === 0 ? (
        <EmptyState icon="picture" title={text.none} />
      ) : (
        <OfferTable {...{ title, offers, account, quote }} isStale={listed.state === 'stale'} />
      )}
      {hasMore && (
        <div className="flex justify-center p-3">
          <Button tone="quiet" isBusy={isFetchingMore} onClick={fetchMore}>
            {messages.nftMarket.loadMore}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

export interface OfferTableProps extends Pick<AllOffersProps, 'title' | 'account' | 'quote'> {
  offers: readonly Offer[];
  isStale: boolean;
}

/** Offers in the order of their list. */
export function OfferTable({ title, offers, account, quote, isStale }: OfferTableProps) {
  return (
    <DataTable
      label={title}
      rows={offers}
      toKey={({ bidder }) => bidder}
      columns={listColumns(quote, account)}
      isStale={isStale}
    />
  );
}

function listColumns(quote: Token, account: Address | undefined): readonly Column<Offer>[] {
  const isOwn = ({ bidder }: Offer) => account !== undefined && isSameAddress(bidder, account);
  return [
    {
      key: 'bidder',
      label: text.bidder,
      isTitle: true,
      render: (offer) => <OfferAccount offer={offer} isOwn={isOwn(offer)} />,
    },
    {
      key: 'price',
      label: text.price,
      isFigure: true,
      phone: 'first',
      render: ({ price }) => <PriceText raw={price} token={quote} />,
    },
    {
      key: 'count',
      label: text.count,
      isFigure: true,
      phone: 'second',
      phoneLabel: text.count,
      render: ({ count }) => count,
    },
  ];
}

function OfferAccount({ offer: { bidder, until }, isOwn }: { offer: Offer; isOwn: boolean }) {
  return (
    <span className="grid">
      {isOwn ? <span className="font-semibold">{text.you}</span> : <AddressText address={bidder} />}
      <span className="text-caption text-muted">
        {text.until} <TimeText seconds={Number(until)} />
      </span>
    </span>
  );
}
