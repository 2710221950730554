import { useQuery } from '@tanstack/react-query';
import type { ownBidListSchema } from '@tradewind/schema/nft-market/artwork';
import type { Address } from 'viem';
import type * as z from 'zod/mini';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { findValue, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useIndexReading } from '../../../shared/live/use-index-reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import { ArtworkPicture } from '../list/artwork-picture.tsx';
import { fetchOwnBids } from '../list/fetch-artworks.ts';
import { PriceText } from '../list/price-text.tsx';
import { toWorkName } from '../list/work-labels.ts';
import { useQuoteToken } from '../market/quote-token.query.ts';
import { useMarketUpdates } from '../news/use-market-updates.ts';
import { ToMarket } from './to-market.tsx';

const text = messages.nftMarket;
const pollMs = 10_000;

type OwnBid = z.infer<typeof ownBidListSchema>[number];

/** The last bids of an account, also on listings that have ended. */
export function OwnBids({ account }: { account: Address }) {
  const chain = useChain();
  const query = useQuery({
    queryKey: createFactKey(chain, 'nft-market-own-bids', account),
    queryFn: ({ signal }) => fetchOwnBids(chain, account, signal),
    refetchInterval: pollMs,
  });
  useMarketUpdates('nft-market-own-bids');
  const reading = useIndexReading(toReading(query));
  const quote = findValue(useQuoteToken());
  if (reading.state === 'unknown')
    return (
      <ErrorState
        title={text.failed}
        text={text.failedText}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  if (reading.state === 'loading' || quote === undefined) return <Skeleton className="h-96 w-full" />;
  if (reading.value.data.length === 0)
    return <EmptyState icon="picture" title={text.noBids} text={text.noBidsText} action={<ToMarket />} />;
  return (
    <Card className="overflow-hidden">
      <DataTable
        label={text.tab.bids}
        rows={reading.value.data}
        columns={listColumns(quote)}
        toKey={({ id, bid }) => `${id}-${bid.nonce}`}
        isStale={reading.state === 'stale'}
      />
    </Card>
  );
}

function listColumns(quote: Token): readonly Column<OwnBid>[] {
  return [
    { key: 'work', label: text.tab.works, isTitle: true, render: (row) => <BidWork row={row} /> },
    {
      key: 'price',
      label: text.yourBid,
      isFigure: true,
      render: ({ bid }) => <PriceText raw={BigInt(bid.price)} token={quote} />,
    },
    {
      key: 'state',
      label: text.statusFilter,
      render: ({ bid }) => text.bid[bid.state === 'open' && !bid.isListingOpen ? 'past' : bid.state],
    },
    {
      key: 'time',
      label: text.time,
      isFigure: true,
      render: ({ bid }) => <TimeText seconds={bid.addedTime} />,
    },
  ];
}

function BidWork({ row }: { row: OwnBid }) {
  return (
    <Link
      to={`/nft-megamarket-detail/${row.id}`}
      className="inline-flex min-w-0 items-center gap-3 font-semibold hover:text-accent"
    >
      <span className="block size-11 shrink-0">
        <ArtworkPicture work={row} alt="" sizes="44px" />
      </span>
      <span className="min-w-0 wrap-anywhere">{toWorkName(row)}</span>
    </Link>
  );
}
