import type { WireWorkEvent } from '@tradewind/schema/nft-market/history';
import { findValue } from '../../../shared/chain/reading.ts';
import { TransactionTime } from '../../../shared/chain/transaction-time.tsx';
import { messages } from '../../../shared/message/messages.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { PriceText } from '../list/price-text.tsx';
import { useQuoteToken } from '../market/quote-token.query.ts';
import { useWorkHistory } from './work-history.query.ts';

const text = messages.nftMarketWork;

/** What happened to a work since its mint, each with its transaction. */
export function WorkHistory({ number }: { number: number }) {
  const { rows: history, retry, isRetrying, hasMore, fetchMore, isFetchingMore } = useWorkHistory(number);
  const quote = findValue(useQuoteToken());
  const events = findValue(history);
  return (
    <Card as="section" aria-label={text.history} className="overflow-hidden">
      <h2 className="px-4 pt-4 pb-1 text-title font-semibold tablet:px-6 tablet:pt-6">{text.history}</h2>
      {history.state === 'unknown' ? (
        <ErrorState
          title={text.historyFailed}
          text={text.failedText}
          onRetry={retry}
          isRetrying={isRetrying}
        />
      ) : events === undefined ? (
        <Skeleton className="mx-4 mb-4 h-40 tablet:mx-6" />
      ) : events.length === 0 ? (
        <p className="px-4 pt-1 pb-4 text-small text-muted tablet:px-6 tablet:pb-6">{text.noHistory}</p>
      ) : (
        <ul className={classNames('divide-y divide-line', history.state === 'stale' && 'faded')}>
          {events.map((event) => (
            <EventLine key={`${event.txHash}${event.logIndex}`} event={event} quote={quote} />
          ))}
        </ul>
      )}
      {hasMore && (
        <div className="flex justify-center border-t border-line p-3">
          <Button tone="quiet" isBusy={isFetchingMore} onClick={fetchMore}>
            {messages.nftMarket.loadMore}
          </Button>
        </div>
      )}
    </Card>
  );
}

function EventLine({ event, quote }: { event: WireWorkEvent; quote: Token | undefined }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 px-4 py-3 text-small tablet:px-6">
      <span className="font-semibold">{toLabel(event)}</span>
      {'price' in event && quote && <PriceText raw={BigInt(event.price)} token={quote} />}
      <span className="flex basis-full flex-wrap justify-between gap-x-3 text-caption text-muted">
        <Accounts event={event} />
        <TransactionTime event={event} />
      </span>
    </li>
  );
}

function toLabel(event: WireWorkEvent): string {
  if (event.kind === 'end') return text.ends[event.reason];
  if (event.kind === 'listing') return text.listings[event.listingKind];
  return text.events[event.kind];
}

/** Who did it, and who got the work. */
function Accounts({ event }: { event: WireWorkEvent }) {
  if (event.kind === 'mint') return <AddressText address={event.creator} />;
  if (event.kind === 'listing') return <AddressText address={event.seller} />;
  if (event.kind === 'sale') return <Way from={event.seller} to={event.buyer} />;
  if (event.kind === 'transfer') return <Way from={event.sender} to={event.recipient} />;
  return <span />;
}

function Way({ from, to }: { from: `0x${string}`; to: `0x${string}` }) {
  return (
    <span>
      <AddressText address={from} /> → <AddressText address={to} />
    </span>
  );
}
