import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { createCandleColumns } from '../../../shared/ui/candle-columns.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import type { Candle } from './candle.ts';
import { formatPrice } from './price-text.ts';

const text = messages.pool;

const columns = createCandleColumns(text, ({ time }: Candle) => <TimeText seconds={time} />, formatPrice);

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
