import type { PriceCandle } from '@tradewind/rules/prediction/fill-candles';
import { messages } from '../../../shared/message/messages.ts';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { formatFeedPrice } from '../live/price.ts';

const text = messages.prediction;
/** The last two hours; older ones are in the chart. */
const rowCount = 24;

const columns: readonly Column<PriceCandle>[] = [
  { key: 'time', label: text.time, isTitle: true, render: ({ startsAt }) => formatUtcMinute(startsAt) },
  { key: 'open', label: text.open, isFigure: true, render: ({ open }) => formatFeedPrice(open) },
  { key: 'high', label: text.high, isFigure: true, render: ({ high }) => formatFeedPrice(high) },
  { key: 'low', label: text.low, isFigure: true, render: ({ low }) => formatFeedPrice(low) },
  { key: 'close', label: text.close, isFigure: true, render: ({ close }) => formatFeedPrice(close) },
];

/** The data of the chart, newest first. */
export function CandleTable({ candles }: { candles: readonly PriceCandle[] }) {
  return (
    // It scrolls, so it must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="min-h-64 grow overflow-y-auto" tabIndex={0} aria-label={text.chartLabel}>
      <DataTable
        label={text.chartLabel}
        columns={columns}
        rows={candles.slice(-rowCount).toReversed()}
        toKey={({ startsAt }) => String(startsAt)}
      />
    </section>
  );
}

function formatUtcMinute(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 16);
}
