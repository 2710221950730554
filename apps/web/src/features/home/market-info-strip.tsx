import { toGroupedText } from '@tradewind/rules/amount/format-ratio';
import { formatUsdCompact } from '@tradewind/rules/amount/format-usd';
import { toUsdE18 } from '../../shared/api-client/usd.ts';
import { mapReading, type Reading } from '../../shared/chain/reading.ts';
import { messages } from '../../shared/message/messages.ts';
import { Card } from '../../shared/ui/card.tsx';
import { InlineNotice } from '../../shared/ui/inline-notice.tsx';
import { RetryButton } from '../../shared/ui/retry-button.tsx';
import { ReadingText } from '../../shared/ui/reading-text.tsx';
import type { MarketInfo } from '../../shared/market-info/fetch-market-info.ts';

export interface MarketInfoStripProps {
  marketInfo: Reading<MarketInfo>;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The exchange in four figures, each in one of the four states. */
export function MarketInfoStrip({ marketInfo, onRetry, isRetrying }: MarketInfoStripProps) {
  const text = messages.home;
  return (
    <section aria-label={text.marketInfo} className="relative">
      <Card className="overflow-hidden">
        <dl className="grid grid-cols-2 gap-px bg-line desktop:grid-cols-4">
          <Figure
            label={text.totalValueLocked}
            reading={toUsd(marketInfo, 'totalValueLockedUsd')}
            marketInfo={marketInfo}
          />
          <Figure
            label={text.volume24h}
            reading={toUsd(marketInfo, 'volume24hUsd')}
            marketInfo={marketInfo}
          />
          <Figure
            label={text.trades24h}
            reading={mapReading(marketInfo, (m) => toGroupedText(String(m.swapCount24h)))}
            marketInfo={marketInfo}
          />
          <Figure
            label={text.pools}
            reading={mapReading(marketInfo, (m) => toGroupedText(String(m.poolCount)))}
            marketInfo={marketInfo}
          />
        </dl>
      </Card>
      <div className="mt-3 min-h-6 text-small text-muted">
        {marketInfo.state === 'value' && (
          <p className="px-4 tablet:px-6">
            {text.readAtBlock(toGroupedText(String(marketInfo.value.blockNumber)))}
          </p>
        )}
        {(marketInfo.state === 'unknown' || marketInfo.state === 'stale') && (
          <InlineNotice
            tone="warning"
            title={text.marketInfoFailed}
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
  marketInfo: Reading<MarketInfo>;
}

function Figure({ label, reading, marketInfo }: FigureProps) {
  const block =
    marketInfo.state === 'stale' ? toGroupedText(String(marketInfo.value.blockNumber)) : undefined;
  return (
    <div className="bg-raised p-4 tablet:p-6">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="mt-1 flex min-h-9 items-center text-heading font-semibold tracking-tight">
        <ReadingText
          reading={reading}
          format={(value) => value}
          unknownReason={
            marketInfo.state === 'unknown' ? messages.home.marketInfoUnknown : messages.home.noPriceKnown
          }
          skeletonClassName="h-7 w-24"
          {...(block !== undefined && { staleNote: messages.ui.asOfBlock(block) })}
        />
      </dd>
    </div>
  );
}

/** A price that the index does not know is unknown, not zero. */
function toUsd(
  marketInfo: Reading<MarketInfo>,
  field: 'totalValueLockedUsd' | 'volume24hUsd',
): Reading<string> {
  if (marketInfo.state === 'loading' || marketInfo.state === 'unknown') return marketInfo;
  const dollars = marketInfo.value[field];
  if (dollars === null) return { state: 'unknown', reason: undefined };
  return { state: marketInfo.state, value: formatUsdCompact(toUsdE18(dollars)) };
}
