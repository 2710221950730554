import { messages } from '../../../shared/message/messages.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { LogoPair } from '../../../shared/token-list/logo-pair.tsx';
import { type Column, DataTable, type Sorting } from '../../../shared/ui/data-table.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { PoolAmount } from './pool-amount.tsx';
import { PoolFigure } from './pool-figure.tsx';
import type { PoolSort } from './pool-list-url.ts';
import { type PoolSummary, toPoolName, toPoolPaths } from './pool-summary.ts';
import { UnlistedBadge } from './unlisted-badge.tsx';

// One file for the rows of pools: each has a line in the HTML of every page.
export { TopPools } from './top-pools.tsx';

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
  { ...toFigureColumn('tvl', 'tvlUsdE18'), phone: 'first', phoneLabel: text.tvl },
  { ...toFigureColumn('volume24h', 'volume24hUsdE18'), phone: 'second', phoneLabel: text.volumeShort },
  { ...toFigureColumn('volume7d', 'volume7dUsdE18'), isExtra: true },
  toFigureColumn('feeApr', 'feeAprBps'),
  actionsColumn,
];

/** A few of them, for a list beside other things. */
const briefColumns = indexedColumns.filter(({ key }) => ['name', 'tvl', 'volume24h', 'feeApr'].includes(key));

/** The columns from the chain alone. */
const chainColumns: readonly PoolColumn[] = [
  nameColumn,
  {
    key: 'reserve0',
    label: text.firstReserve,
    isFigure: true,
    phone: 'first',
    render: ({ token0, reserve0 }) => <PoolAmount token={token0} raw={reserve0} />,
  },
  {
    key: 'reserve1',
    label: text.secondReserve,
    isFigure: true,
    phone: 'second',
    render: ({ token1, reserve1 }) => <PoolAmount token={token1} raw={reserve1} />,
  },
  actionsColumn,
];

export interface PoolTableProps {
  pools: readonly PoolSummary[];
  /** Absent where the pools come from the chain alone. */
  sorting?: Sorting<PoolSort>;
  /** Pools of the index in few columns, without a choice of their order. */
  isBrief?: boolean;
  isStale: boolean;
}

export function PoolTable({ pools, sorting, isBrief = false, isStale }: PoolTableProps) {
  return (
    <DataTable
      label={text.list}
      columns={isBrief ? briefColumns : sorting ? indexedColumns : chainColumns}
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
    <span className="flex min-w-0 items-center gap-2">
      <LogoPair currencies={[pool.token0, pool.token1]} size={32} />
      <span className="min-w-0">
        <Link
          to={toPoolPaths(pool).page}
          className="block text-body font-semibold wrap-anywhere max-[22rem]:text-small after:absolute after:inset-0 hover:text-accent"
        >
          {pool.token0.symbol}/<wbr />
          {pool.token1.symbol}
        </Link>
        {pool.figures && (
          <span className="figures block text-caption whitespace-nowrap text-muted tablet:hidden">
            <PoolFigure figures={pool.figures} field="feeAprBps" /> {text.apr}
          </span>
        )}
        <UnlistedBadge pool={pool} />
      </span>
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
