import { TransactionTime } from '../../../shared/chain/transaction-time.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import { formatPeriod } from '../pool/format-period.ts';
import type { StakePool } from '../pool/pool.ts';
import type { StakeMove } from './fetch-moves.ts';
import { listMoveAmounts } from './move-amounts.ts';

const text = messages.stakePoolHistory;

export interface HistoryTableProps {
  pool: StakePool;
  moves: readonly StakeMove[];
  isStale: boolean;
}

/** Moves with every digit of their amounts, each with its transaction. */
export function HistoryTable({ pool, moves, isStale }: HistoryTableProps) {
  const columns: readonly Column<StakeMove>[] = [
    { key: 'move', label: text.move, isTitle: true, render: (move) => <What move={move} /> },
    {
      key: 'amounts',
      label: text.amounts,
      isFigure: true,
      render: (move) => <Amounts pool={pool} move={move} />,
    },
    { key: 'time', label: text.time, isFigure: true, render: (move) => <TransactionTime event={move} /> },
  ];
  return (
    <DataTable
      label={text.title}
      columns={columns}
      rows={moves}
      toKey={({ txHash, logIndex }) => `${txHash}${logIndex}`}
      isStale={isStale}
    />
  );
}

function What({ move: { change, period, recipient } }: { move: StakeMove }) {
  return (
    <span>
      <span className="font-semibold">{text.change[change]}</span>
      {period !== null && <span className="text-muted"> · {formatPeriod(BigInt(period))}</span>}
      {recipient !== null && (
        <span className="text-muted">
          {' '}
          {text.to} <AddressText address={recipient} />
        </span>
      )}
    </span>
  );
}

function Amounts({ pool, move }: { pool: StakePool; move: StakeMove }) {
  return (
    <ul className="grid justify-items-end gap-0.5">
      {listMoveAmounts(move, pool).map(({ part, raw, token }) => (
        <li key={part} className="text-right wrap-anywhere">
          <span className="text-muted">{text.part[part]}</span> {formatExactCurrency(raw, token)}
        </li>
      ))}
    </ul>
  );
}
