import { formatUsdCompact } from '@tradewind/rules/amount/format-usd';
import { toUsdE18 } from '../../shared/api-client/usd.ts';
import { mapReading, type Reading } from '../../shared/chain/reading.ts';
import { messages } from '../../shared/message/messages.ts';
import { Card } from '../../shared/ui/card.tsx';
import { InlineNotice } from '../../shared/ui/inline-notice.tsx';
import { RetryButton } from '../../shared/ui/retry-button.tsx';
import { ReadingText } from '../../shared/ui/reading-text.tsx';
import type { Market } from '../../shared/market-info/fetch-market.ts';

export interface MarketStripProps {
  market: Reading<Market>;
  onRetry: () => void;
  isRetrying: boolean;
}

const count = new Intl.NumberFormat('en');

/** The exchange in four figures, each in one of the four states. */
export function MarketStrip({ market, onRetry, isRetrying }: MarketStripProps) {
  const text = messages.home;
  return (
    <section aria-label={text.market}>
      <Card className="overflow-hidden">
        <dl className="grid grid-cols-2 gap-px bg-line desktop:grid-cols-4">
          <Figure
            label={text.totalValueLocked}
            reading={toUsd(market, 'totalValueLockedUsd')}
            market={market}
          />
          <Figure label={text.volume24h} reading={toUsd(market, 'volume24hUsd')} market={market} />
          <Figure
            label={text.trades24h}
            reading={mapReading(market, (m) => count.format(m.swapCount24h))}
            market={market}
          />
          <Figure
            label={text.pools}
            reading={mapReading(market, (m) => count.format(m.poolCount))}
            market={market}
          />
        </dl>
      </Card>
      <div className="mt-3 min-h-6 px-1 text-small text-muted">
        {market.state === 'value' && text.readAtBlock(count.format(market.value.blockNumber))}
        {(market.state === 'unknown' || market.state === 'stale') && (
          <InlineNotice
            tone="warning"
            title={text.marketFailed}
            action={<RetryButton onRetry={onRetry} isRetrying={isRetrying} />}
          />
        )}
      </div>
    </section>
  );
}

interface FigureProps {
  label: string;
  reading: Reading<string>;
  market: Reading<Market>;
}

function Figure({ label, reading, market }: FigureProps) {
  const block = market.state === 'stale' ? count.format(market.value.blockNumber) : undefined;
  return (
    <div className="bg-raised p-4 tablet:p-6">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="mt-1 flex min-h-9 items-center text-heading font-semibold tracking-tight">
        <ReadingText
          reading={reading}
          format={(value) => value}
          unknownReason={
            market.state === 'unknown' ? messages.home.marketUnknown : messages.home.noPriceKnown
          }
          skeletonClassName="h-7 w-24"
          {...(block !== undefined && { staleNote: messages.ui.asOfBlock(block) })}
        />
      </dd>
    </div>
  );
}

/** A price that the market does not know is unknown, not zero. */
function toUsd(market: Reading<Market>, field: 'totalValueLockedUsd' | 'volume24hUsd'): Reading<string> {
  if (market.state === 'loading' || market.state === 'unknown') return market;
  const dollars = market.value[field];
  if (dollars === null) return { state: 'unknown', reason: undefined };
  return { state: market.state, value: formatUsdCompact(toUsdE18(dollars)) };
}
