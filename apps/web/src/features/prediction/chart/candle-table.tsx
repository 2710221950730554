import type { PriceCandle } from '@tradewind/rules/prediction/fill-candles';
import { messages } from '../../../shared/message/messages.ts';
import { createCandleColumns } from '../../../shared/ui/candle-columns.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { formatFeedPrice } from '../live/price.ts';

const text = messages.prediction;
/** The last two hours; older ones are in the chart. */
const rowCount = 24;

const columns = createCandleColumns(
  text,
  ({ startsAt }: PriceCandle) => formatUtcMinute(startsAt),
  formatFeedPrice,
);

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
