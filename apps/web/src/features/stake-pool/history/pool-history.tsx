import type { Address } from 'viem';
import { findValue } from '../../../shared/chain/reading.ts';
import { ExportList } from '../../../shared/export/export-list.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { StakePool } from '../pool/pool.ts';
import { createPoolExport } from './export-kinds.ts';
import { HistoryTable } from './history-table.tsx';
import { useStakeHistory } from './history.query.ts';

const text = messages.stakePoolHistory;

export interface PoolHistoryProps {
  pool: StakePool;
  account: Address;
}

/** What the account did in a pool, and the file of it. The index has it: the rest of the page works without. */
export function PoolHistory({ pool, account }: PoolHistoryProps) {
  const { rows: history, retry, isRetrying, ...paging } = useStakeHistory(pool.address, account);
  const moves = findValue(history);
  if (history.state === 'unknown')
    return <ErrorState title={text.failed} text={text.failedText} onRetry={retry} isRetrying={isRetrying} />;
  if (moves === undefined) return <Skeleton className="mx-4 mb-4 h-40 tablet:mx-6" />;
  return (
    <>
      {history.state === 'stale' && (
        <p className="px-4 pb-2 text-small text-warning tablet:px-6">{text.stale}</p>
      )}
      {moves.length === 0 ? (
        <EmptyState icon="clock" title={text.empty} />
      ) : (
        <>
          <HistoryTable pool={pool} moves={moves} isStale={history.state === 'stale'} />
          <More {...paging} />
          <div className="border-t border-line px-4 tablet:px-6">
            <ExportList account={account} kinds={[createPoolExport(pool)]} />
          </div>
        </>
      )}
    </>
  );
}

type MoreProps = Pick<ReturnType<typeof useStakeHistory>, 'hasMore' | 'fetchMore' | 'isFetchingMore'>;

function More({ hasMore, fetchMore, isFetchingMore }: MoreProps) {
  return (
    hasMore && (
      <div className="flex justify-center border-t border-line p-3">
        <Button tone="quiet" isBusy={isFetchingMore} onClick={fetchMore}>
          {text.more}
        </Button>
      </div>
    )
  );
}
