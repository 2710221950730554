import { Link } from 'react-router';
import { messages } from '../../../shared/message/messages.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { LogoPair } from '../../../shared/token-list/logo-pair.tsx';
import { type Column, DataTable, type Sorting } from '../../../shared/ui/data-table.tsx';
import { PoolAmount } from './pool-amount.tsx';
import { PoolFigure } from './pool-figure.tsx';
import type { PoolSort } from './pool-list-url.ts';
import { type PoolSummary, toPoolName, toPoolPaths } from './pool-summary.ts';
import { UnlistedBadge } from './unlisted-badge.tsx';

const text = messages.pool;

type PoolColumn = Column<PoolSummary, PoolSort>;

const nameColumn: PoolColumn = {
  key: 'name',
  label: text.name,
  isTitle: true,
  render: (pool) => <PoolName pool={pool} />,
};
const actionsColumn: PoolColumn = {
  key: 'actions',
  label: text.actions,
  isFigure: true,
  isAction: true,
  render: (pool) => <PoolActions pool={pool} />,
};

/** The columns from the index. */
const indexedColumns: readonly PoolColumn[] = [
  nameColumn,
  toFigureColumn('tvl', 'tvlUsdE18'),
  toFigureColumn('volume24h', 'volume24hUsdE18'),
  toFigureColumn('volume7d', 'volume7dUsdE18'),
  toFigureColumn('feeApr', 'feeAprBps'),
  actionsColumn,
];

/** The columns from the chain alone. */
const chainColumns: readonly PoolColumn[] = [
  nameColumn,
  {
    key: 'reserve0',
    label: text.firstReserve,
    isFigure: true,
    render: ({ token0, reserve0 }) => <PoolAmount token={token0} raw={reserve0} />,
  },
  {
    key: 'reserve1',
    label: text.secondReserve,
    isFigure: true,
    render: ({ token1, reserve1 }) => <PoolAmount token={token1} raw={reserve1} />,
  },
  actionsColumn,
];

export interface PoolTableProps {
  pools: readonly PoolSummary[];
  /** Absent where the pools come from the chain alone. */
  sorting?: Sorting<PoolSort>;
  isStale: boolean;
}

export function PoolTable({ pools, sorting, isStale }: PoolTableProps) {
  return (
    <DataTable
      label={text.list}
      columns={sorting ? indexedColumns : chainColumns}
      rows={pools}
      toKey={({ address }) => address}
      {...(sorting && { sorting })}
      isStale={isStale}
    />
  );
}

function toFigureColumn(key: PoolSort, field: Parameters<typeof PoolFigure>[0]['field']): PoolColumn {
  return {
    key,
    label: text[key],
    isFigure: true,
    sortKey: key,
    render: ({ figures }) => <PoolFigure figures={figures} field={field} />,
  };
}

function PoolName({ pool }: { pool: PoolSummary }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <LogoPair currencies={[pool.token0, pool.token1]} size={32} />
      <Link
        to={toPoolPaths(pool).page}
        className="min-w-0 text-body font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-accent"
      >
        {toPoolName(pool)}
      </Link>
      <UnlistedBadge pool={pool} />
    </span>
  );
}

function PoolActions({ pool }: { pool: PoolSummary }) {
  const { swap, add } = toPoolPaths(pool);
  const name = toPoolName(pool);
  const linkClass = `${buttonClass('quiet', 'small')} grow tablet:grow-0`;
  return (
    <span className="relative z-10 flex w-full justify-end gap-2">
      <Link to={swap} aria-label={text.swapOf(name)} className={linkClass}>
        {text.swap}
      </Link>
      <Link to={add} aria-label={text.addTo(name)} className={linkClass}>
        {text.add}
      </Link>
    </span>
  );
}
