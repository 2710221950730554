import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { formatSignedPlaces, toE18 } from '../amount.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { NetChart } from './net-chart.tsx';
import type { NetPoint } from './net-line.ts';
import { NetTable } from './net-table.tsx';

const text = messages.predictionPnl;

/** The net result over time, as a chart or a table, and in one sentence. */
export function NetHistory({ curve }: { curve: readonly NetPoint[] }) {
  const { symbol } = useChain().client.chain.nativeCurrency;
  const [isTable, setIsTable] = useState(false);
  return (
    <section aria-label={text.chart}>
      <div className="mb-3 flex items-center justify-between gap-2">
        <p className="text-small text-muted">{text.chart}</p>
        {curve.length > 0 && (
          <Button tone="quiet" size="small" onClick={() => setIsTable(!isTable)} aria-pressed={isTable}>
            {text.asTable}
          </Button>
        )}
      </div>
      {curve.length === 0 ? (
        <p className="text-small text-muted">{text.noChart}</p>
      ) : isTable ? (
        <NetTable curve={curve} />
      ) : (
        <NetChart curve={curve} label={summarise(curve, symbol)} />
      )}
    </section>
  );
}

function summarise(curve: readonly NetPoint[], symbol: string): string {
  const nets = curve.map(({ net }) => toE18(net));
  const write = (net: bigint | undefined) => `${formatSignedPlaces(net ?? 0n)} ${symbol}`;
  const sorted = nets.toSorted((a, b) => (a < b ? -1 : 1));
  return text.chartSummary(curve.length, write(nets.at(-1)), write(sorted.at(-1)), write(sorted[0]));
}
