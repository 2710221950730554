import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import { toE18 } from '../amount.ts';
import { NativeText } from '../native-text.tsx';
import type { NetPoint } from './net-line.ts';

const text = messages.predictionPnl;

const columns: readonly Column<NetPoint>[] = [
  {
    key: 'round',
    label: text.round,
    isTitle: true,
    render: ({ roundId }) => messages.predictionHistory.round(String(roundId)),
  },
  { key: 'time', label: text.time, render: ({ at }) => <TimeText seconds={at} /> },
  {
    key: 'net',
    label: text.net,
    isFigure: true,
    render: ({ net }) => <NativeText wei={toE18(net)} form="signed" />,
  },
];

const step = 20;

/** The data of the chart, newest first. */
export function NetTable({ curve }: { curve: readonly NetPoint[] }) {
  const [count, setCount] = useState(step);
  return (
    <div className="-mx-4 border-t border-line tablet:-mx-6">
      <DataTable
        label={text.chart}
        columns={columns}
        rows={curve.slice(-count).toReversed()}
        toKey={({ roundId }) => String(roundId)}
      />
      {curve.length > count && (
        <div className="flex justify-center border-y border-line p-3">
          <Button tone="quiet" onClick={() => setCount(count + step)}>
            {text.more}
          </Button>
        </div>
      )}
    </div>
  );
}
