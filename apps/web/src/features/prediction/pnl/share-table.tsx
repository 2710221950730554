import type { WirePnl } from '@tradewind/schema/prediction/pnl';
import { messages } from '../../../shared/message/messages.ts';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { toE18 } from '../amount.ts';
import { NativeText } from '../native-text.tsx';
import { DollarText } from './dollar-text.tsx';
import { formatShare } from './format-share.ts';

const text = messages.predictionPnl;

const kinds = ['won', 'lost', 'entered'] as const;
type Row = { readonly kind: (typeof kinds)[number] } & WirePnl['won'];

const columns: readonly Column<Row>[] = [
  { key: 'kind', label: text.share, isTitle: true, render: ({ kind }) => text[kind] },
  { key: 'total', label: text.count, isFigure: true, render: ({ total }) => String(total) },
  { key: 'percent', label: text.percent, isFigure: true, render: ({ percent }) => formatShare(percent) },
  {
    key: 'amount',
    label: text.amount,
    isFigure: true,
    render: ({ amount }) => <NativeText wei={toE18(amount)} />,
  },
  { key: 'price', label: text.dollars, isFigure: true, render: ({ price }) => <DollarText price={price} /> },
];

/** Won, lost and entered rounds by count, share and value. */
export function ShareTable({ pnl }: { pnl: WirePnl }) {
  return (
    <div className="-mx-4 border-t border-line tablet:-mx-6">
      <DataTable
        label={text.shares}
        columns={columns}
        rows={kinds.map((kind) => ({ kind, ...pnl[kind] }))}
        toKey={({ kind }) => kind}
      />
    </div>
  );
}
