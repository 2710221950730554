import type { HistoryFilter } from '@tradewind/schema/prediction/requests';
import { useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { CollectAll } from '../claim/collect-all.tsx';
import { useUncollected } from '../claim/use-uncollected.ts';
import { PendingNotice } from '../claim/pending-notice.tsx';
import { Choice } from '../../../shared/ui/choice.tsx';
import { HistoryList } from './history-list.tsx';
import { useHistory } from './history.query.ts';

const text = messages.predictionHistory;
const filters: readonly HistoryFilter[] = [1, 2, 3];

/** The rounds of an account; uncollected rounds are shown above them. */
export function HistoryRounds({ session }: { session: WalletSession }) {
  const [filter, setFilter] = useState<HistoryFilter>(1);
  const { history, retry, isRetrying, ...paging } = useHistory(session.account, filter);
  const entries = findValue(history);
  const uncollected = useUncollected(session.account);
  return (
    <div className="grid grid-cols-1 gap-3">
      <PendingNotice session={session} />
      <CollectAll rounds={uncollected} />
      <Choice
        label={text.filter}
        options={filters.map((key) => ({ key, label: text.filters[key] }))}
        selected={filter}
        onSelect={setFilter}
      />
      {history.state === 'stale' && <InlineNotice tone="warning">{text.stale}</InlineNotice>}
      {history.state === 'unknown' && (
        <ErrorState title={text.failed} text={text.failedText} onRetry={retry} isRetrying={isRetrying} />
      )}
      {history.state === 'loading' && (
        <div className="flex min-h-48 items-center justify-center text-accent">
          <Spinner label={text.loading} />
        </div>
      )}
      {entries && <HistoryList entries={entries} emptyText={text.emptyText[filter]} {...paging} />}
    </div>
  );
}
