import { messages } from '../../../shared/message/messages.ts';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import type { Candle } from './candle.ts';
import { formatPrice } from './price-text.ts';

const text = messages.pool;

const columns: readonly Column<Candle>[] = [
  { key: 'time', label: text.time, isTitle: true, render: ({ time }) => <TimeText seconds={time} /> },
  { key: 'open', label: text.open, isFigure: true, render: ({ open }) => formatPrice(open) },
  { key: 'high', label: text.high, isFigure: true, render: ({ high }) => formatPrice(high) },
  { key: 'low', label: text.low, isFigure: true, render: ({ low }) => formatPrice(low) },
  { key: 'close', label: text.close, isFigure: true, render: ({ close }) => formatPrice(close) },
];

/** What the chart draws, newest first: the intervals in which something happened. */
export function CandleTable({ candles }: { candles: readonly Candle[] }) {
  return (
    <section aria-label={text.prices} tabIndex={0} className="-mx-4 max-h-96 overflow-y-auto border-y border-line">
      <DataTable
        label={text.prices}
        columns={columns}
        rows={candles.toReversed()}
        toKey={({ time }) => String(time)}
      />
    </section>
  );
}
