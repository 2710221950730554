import type { WireTrade } from '@tradewind/schema/nft-market/history';
import { Suspense } from 'react';
import type { Address } from 'viem';
import { findValue } from '../../../shared/chain/reading.ts';
import { TransactionTime } from '../../../shared/chain/transaction-time.tsx';
import { messages } from '../../../shared/message/messages.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { PriceText } from '../list/price-text.tsx';
import { toWorkName } from '../list/work-labels.ts';
import { useQuoteToken } from '../market/quote-token.query.ts';
import { ToMarket } from '../mine/to-market.tsx';
import { useOwnTrades } from './own-trades.query.ts';

const TradeExports = lazyPart(() => import('./trade-exports.tsx').then((m) => ({ default: m.TradeExports })));

const text = messages.nftMarket;

/** What an account sold and bought, with the file of it. */
export function OwnTrades({ account }: { account: Address }) {
  const { rows: trades, retry, isRetrying, hasMore, fetchMore, isFetchingMore } = useOwnTrades(account);
  const quote = findValue(useQuoteToken());
  if (trades.state === 'unknown')
    return <ErrorState title={text.failed} text={text.failedText} onRetry={retry} isRetrying={isRetrying} />;
  if (trades.state === 'loading') return <Skeleton className="h-96 w-full" />;
  if (trades.value.length === 0)
    return <EmptyState icon="clock" title={text.noTrades} text={text.noTradesText} action={<ToMarket />} />;
  return (
    <Card className="overflow-hidden">
      <DataTable
        label={text.tab.trades}
        rows={trades.value}
        columns={listColumns(quote)}
        toKey={({ txHash, logIndex }) => `${txHash}${logIndex}`}
        isStale={trades.state === 'stale'}
      />
      {hasMore && (
        <div className="flex justify-center border-t border-line p-3">
          <Button tone="quiet" isBusy={isFetchingMore} onClick={fetchMore}>
            {text.loadMore}
          </Button>
        </div>
      )}
      <div className="border-t border-line px-4 tablet:px-6">
        <Suspense fallback={<div className="min-h-20" />}>
          <TradeExports account={account} />
        </Suspense>
      </div>
    </Card>
  );
}

function listColumns(quote: Token | undefined): readonly Column<WireTrade>[] {
  return [
    { key: 'work', label: text.tab.works, isTitle: true, render: (trade) => <TradedWork trade={trade} /> },
    { key: 'side', label: text.side, render: ({ side }) => text.sides[side] },
    {
      key: 'with',
      label: text.with,
      render: ({ side, seller, buyer }) => <AddressText address={side === 'sale' ? buyer : seller} />,
    },
    {
      key: 'price',
      label: text.price,
      isFigure: true,
      render: ({ price }) => quote && <PriceText raw={BigInt(price)} token={quote} />,
    },
    { key: 'time', label: text.time, isFigure: true, render: (trade) => <TransactionTime event={trade} /> },
  ];
}

function TradedWork({ trade }: { trade: WireTrade }) {
  const { id } = trade;
  const shown = toWorkName(trade);
  if (id === null) return <span className="wrap-anywhere">{shown}</span>;
  return (
    <Link
      to={`/nft-megamarket-detail/${id}`}
      className="touch-target font-semibold wrap-anywhere hover:text-accent"
    >
      {shown}
    </Link>
  );
}
