import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { LogoPair } from '../../../shared/token-list/logo-pair.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { PoolFigure } from './pool-figure.tsx';
import { useIndexedPools } from './pool-list.query.ts';
import { type PoolSummary, toPoolName, toPoolPaths } from './pool-summary.ts';

const text = messages.pool;
const shown = 3;
const view = { search: '', sort: 'tvl', isAscending: false, page: 1 } as const;

/** The largest pools with their yield, for somebody who has no position yet; nothing while the index is away. */
export function TopPools({ title }: { title: string }) {
  const { page } = useIndexedPools(view);
  const pools = findValue(page)?.pools.slice(0, shown) ?? [];
  if (page.state !== 'loading' && pools.length === 0) return null;
  return (
    <Card
      as="section"
      aria-label={title}
      className={`mb-4 overflow-hidden ${page.state === 'loading' ? 'min-h-64' : ''}`}
    >
      <h2 className="p-4 font-semibold">{title}</h2>
      <ul className="divide-y divide-line">
        {pools.map((pool) => (
          <TopPool key={pool.address} pool={pool} />
        ))}
      </ul>
    </Card>
  );
}

function TopPool({ pool }: { pool: PoolSummary }) {
  return (
    <li className="relative flex min-h-16 items-center gap-3 px-4 transition-colors hover:bg-hover">
      <LogoPair currencies={[pool.token0, pool.token1]} size={32} />
      <span className="min-w-0 grow">
        <Link
          to={toPoolPaths(pool).page}
          className="block truncate font-semibold after:absolute after:inset-0"
        >
          {toPoolName(pool)}
        </Link>
        <span className="figures block text-caption text-muted">
          {text.tvl} <PoolFigure figures={pool.figures} field="tvlUsdE18" />
        </span>
      </span>
      <span className="figures text-right">
        <span className="block font-semibold">
          <PoolFigure figures={pool.figures} field="feeAprBps" />
        </span>
        <span className="block text-caption text-muted">{text.feeApr}</span>
      </span>
    </li>
  );
}
