import { toGroupedText } from '@tradewind/rules/amount/format-ratio';
import { lazy, Suspense } from 'react';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import type { PoolListPage } from '../pool/pool-list.query.ts';
import type { TokenSummary } from './token-summary.ts';

const text = messages.token;
const mostShown = 5;

const PoolTable = lazy(() =>
  import('../pool/pool-table.tsx').then((module) => ({ default: module.PoolTable })),
);

export interface TokenPoolsProps {
  token: TokenSummary;
  pools: Reading<PoolListPage>;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The largest pools of a token, and the way to the others. */
export function TokenPools({ token, pools: reading, onRetry, isRetrying }: TokenPoolsProps) {
  const page = findValue(reading);
  return (
    <Card as="section" aria-label={text.pools} className="min-h-40 overflow-hidden pt-4">
      <h2 className="mb-1 px-4 font-semibold">{text.pools}</h2>
      {reading.state === 'unknown' && (
        <ErrorState title={text.poolsFailed} onRetry={onRetry} isRetrying={isRetrying} />
      )}
      {page?.totalCount === 0 && <EmptyState icon="pool" title={text.noPools} text={text.noPoolsText} />}
      {page && page.totalCount > 0 && (
        <Suspense fallback={null}>
          <PoolTable pools={page.pools.slice(0, mostShown)} isStale={reading.state === 'stale'} isBrief />
        </Suspense>
      )}
      {page && page.totalCount > mostShown && (
        <Link
          to={`/pools?search=${token.address}`}
          className="flex min-h-12 items-center justify-center border-t border-line text-small font-semibold text-accent hover:bg-hover"
        >
          {text.allPools(toGroupedText(String(page.totalCount)))}
        </Link>
      )}
    </Card>
  );
}
