import type { Address } from 'viem';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { NetHistory } from './net-history.tsx';
import { PnlFigures } from './pnl-figures.tsx';
import { usePnl } from './pnl.query.ts';
import { ShareTable } from './share-table.tsx';

const text = messages.predictionPnl;

/** PNL: the net result of the account's settled rounds, in figures and over time. */
export function PnlPanel({ account }: { account: Address }) {
  const { pnl: reading, retry, isRetrying } = usePnl(account);
  const pnl = findValue(reading);
  if (reading.state === 'unknown')
    return <ErrorState title={text.failed} text={text.failedText} onRetry={retry} isRetrying={isRetrying} />;
  if (!pnl)
    return (
      <div className="flex min-h-48 items-center justify-center text-accent">
        <Spinner label={text.loading} />
      </div>
    );
  if (pnl.entered.total === 0) return <EmptyState icon="compass" title={text.empty} text={text.emptyText} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      {reading.state === 'stale' && (
        <InlineNotice tone="warning">{messages.predictionHistory.stale}</InlineNotice>
      )}
      <PnlFigures pnl={pnl} />
      <NetHistory curve={pnl.curve} />
      <ShareTable pnl={pnl} />
    </div>
  );
}
