import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
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

const step = 24;

/** The data of the chart, newest first: the intervals with trades. */
export function CandleTable({ candles }: { candles: readonly Candle[] }) {
  const [count, setCount] = useState(step);
  return (
    <div className="-mx-4 border-t border-line tablet:-mx-6">
      <DataTable
        label={text.prices}
        columns={columns}
        rows={candles.slice(-count).toReversed()}
        toKey={({ time }) => String(time)}
      />
      {candles.length > count && (
        <div className="flex justify-center border-y border-line p-3">
          <Button tone="quiet" onClick={() => setCount(count + step)}>
            {text.more}
          </Button>
        </div>
      )}
    </div>
  );
}
