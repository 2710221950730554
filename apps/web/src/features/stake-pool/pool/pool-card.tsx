import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import type { OwnSums } from '../own/own-sums.query.ts';
import { CapacityBar } from './capacity-bar.tsx';
import { formatPeriod } from './format-period.ts';
import { type StakePool, toPoolPath } from './pool.ts';
import { PoolAmountText } from './pool-amount-text.tsx';
import { PoolBadge, PoolLogos, toPoolTitle } from './pool-heading.tsx';
import { computeLargestCapacity, findTopRate, formatRate } from './rates.ts';

const text = messages.stakePool;

export interface PoolCardProps {
  pool: StakePool;
  /** Undefined without an account, and while its sums are not known. */
  own: OwnSums | undefined;
}

/** A pool in the list; the whole card leads to its page. */
export function PoolCard({ pool, own }: PoolCardProps) {
  const { deposit, totalLocked, cap, periods } = pool;
  const title = toPoolTitle(pool);
  return (
    <Card
      as="li"
      className="relative grid content-start gap-4 p-4 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-(--focus) hover:border-line-strong tablet:p-6"
    >
      <div className="flex items-center gap-3">
        <PoolLogos pool={pool} size={40} />
        <h2 className="min-w-0 grow text-body font-semibold wrap-anywhere">
          <Link to={toPoolPath(pool)} className="after:absolute after:inset-0 focus:outline-none">
            {title}
          </Link>
        </h2>
        <PoolBadge pool={pool} />
      </div>
      <p className="flex items-baseline gap-2">
        <span className="figures text-heading font-semibold text-gain">
          {text.upTo(formatRate({ aprBps: findTopRate(pool) }))}
        </span>
        <span className="text-small text-muted">{text.apr}</span>
      </p>
      <ul className="flex flex-wrap gap-2">
        {periods.map((period) => (
          <li key={String(period.duration)} className="rounded-full bg-sunken px-3 py-1 text-caption">
            {formatPeriod(period.duration)} ·{' '}
            <span className="figures font-semibold">{formatRate(period)}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-2">
        <CapacityBar part={totalLocked} whole={cap} />
        <dl className="grid gap-1 text-small">
          <Detail label={text.locked}>
            <PoolAmountText raw={totalLocked} token={deposit} />
          </Detail>
          <Detail label={text.capacity}>
            <PoolAmountText raw={computeLargestCapacity(pool)} token={deposit} />
          </Detail>
          {own && own.staked > 0n && (
            <Detail label={text.yourStake}>
              <PoolAmountText raw={own.staked} token={deposit} />
            </Detail>
          )}
          {own && own.matured > 0n && (
            <Detail label={text.yourMatured}>
              <span className="text-gain">
                <PoolAmountText raw={own.matured} token={deposit} />
              </span>
            </Detail>
          )}
        </dl>
      </div>
    </Card>
  );
}
