import { toGroupedText } from '@tradewind/rules/amount/format-ratio';
import type { ActivityCover } from '@tradewind/schema/activity/account-activity';
import { useMemo, useState } from 'react';
import type { Address } from 'viem';
import { findValue } from '../../chain/reading.ts';
import { useChains } from '../../chain/use-chain.ts';
import { messages } from '../../message/messages.ts';
import { listPendingWrites } from '../../transaction/pending-writes.ts';
import { useWriteSources } from '../../transaction/use-write-sources.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { sideways } from '../../ui/sideways.ts';
import { InlineNotice } from '../../ui/inline-notice.tsx';
import { openWalletDialog } from '../wallet-dialog-store.ts';
import { type ActivityFilter, listedKinds, useIndexedActivity } from './activity.query.ts';
import { ActivityDays, LoadingDays } from './activity-days.tsx';
import { mergeActivity } from './merge-activity.ts';
import { PendingList } from './pending-list.tsx';
import { listSentEntries } from './sent-entry.ts';

const text = messages.activity;
const filters: readonly ActivityFilter[] = ['all', ...listedKinds];
/** Those with transfers. */
const coveredFilters: readonly ActivityFilter[] = ['all', 'transfer'];

/** What the account did, on every device, by day; the pending writes of this browser are on top. */
export function ActivityPanel({ account }: { account: Address }) {
  const [filter, setFilter] = useState<ActivityFilter>('all');
  return (
    <>
      <PendingList account={account} />
      <Choice
        label={text.filter}
        options={filters.map((key) => ({ key, label: text.filters[key] }))}
        selected={filter}
        onSelect={setFilter}
        size="small"
        style={sideways}
      />
      <ActivityList key={filter} account={account} filter={filter} />
      <Button
        tone="quiet"
        size="small"
        isFullWidth
        className="mt-4"
        onClick={() => openWalletDialog('transactions')}
      >
        {messages.wallet.recentTransactions}
      </Button>
    </>
  );
}

/** What this browser sent has no kind before the index lists it, so it is part of the whole list alone. */
function ActivityList({ account, filter }: { account: Address; filter: ActivityFilter }) {
  const sources = useWriteSources();
  const { chainIds } = useChains();
  const { activity, retry, isRetrying, hasMore, fetchMore, isFetchingMore } = useIndexedActivity(
    account,
    filter,
  );
  const indexed = findValue(activity);
  const entries = useMemo(() => {
    const sent = filter === 'all' ? listSentEntries(sources, account, chainIds) : [];
    return mergeActivity(indexed?.entries ?? [], sent, hasMore);
  }, [sources, account, chainIds, filter, indexed, hasMore]);
  const isPending = listPendingWrites(sources, account).length > 0;
  return (
    <div className="mt-3">
      {activity.state === 'stale' && <InlineNotice tone="warning">{text.stale}</InlineNotice>}
      {activity.state === 'unknown' && (
        <ErrorState title={text.failed} text={text.failedText} onRetry={retry} isRetrying={isRetrying} />
      )}
      {(activity.state === 'loading' || (entries.length === 0 && isFetchingMore)) && <LoadingDays />}
      <ActivityDays entries={activity.state === 'loading' ? [] : entries} />
      {indexed && entries.length === 0 && !hasMore && !isPending && <EmptyActivity filter={filter} />}
      {hasMore && (
        <div className="mt-3 flex justify-center">
          <Button tone="secondary" size="small" onClick={fetchMore} isBusy={isFetchingMore}>
            {text.more}
          </Button>
        </div>
      )}
      {indexed?.covers && !hasMore && coveredFilters.includes(filter) && (
        <p className="mt-3 text-center text-caption text-muted">{describeCover(indexed.covers)}</p>
      )}
    </div>
  );
}

function EmptyActivity({ filter }: { filter: ActivityFilter }) {
  return filter === 'all' ? (
    <EmptyState icon="clock" title={text.empty} text={text.emptyText} />
  ) : (
    <EmptyState icon="clock" title={text.emptyKind} text={text.emptyKindText} />
  );
}

function describeCover({ transfersSince }: ActivityCover): string {
  if (transfersSince === null) return text.noTransfers;
  return transfersSince === 0
    ? text.transfersListed
    : text.transfersSince(toGroupedText(String(transfersSince)));
}
