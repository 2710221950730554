import { useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { TransactionDialogSlot } from '../../../shared/transaction/transaction-dialog-slot.tsx';
import { isBeforeSubmission } from '../../../shared/transaction/transaction-plan.ts';
import { useTransaction } from '../../../shared/transaction/transaction.mutation.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { toTransactionWallet } from '../../../shared/wallet/to-transaction-wallet.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { type ApprovalCandidate, mergeApprovals } from './approval.ts';
import { ApprovalTable } from './approval-table.tsx';
import { useFoundApprovals, useKnownApprovals } from './approvals.query.ts';
import type { KnownSpender } from './known-spenders.ts';
import { createRevokePlan } from './revoke-plan.ts';
import { SearchNote } from './search-note.tsx';

const text = messages.approval;

export interface ApprovalListProps {
  session: WalletSession;
  /** The contracts of this site that take tokens. */
  spenders: readonly KnownSpender[];
}

/** The account's approvals with their details, and the dialog of one that is being revoked. */
export function ApprovalList({ session, spenders }: ApprovalListProps) {
  const chain = useChain();
  const { approvals, retry, isRetrying } = useKnownApprovals(session.account, spenders);
  const found = useFoundApprovals(session.account);
  const { progress, run, reset } = useTransaction();
  const [summary, setSummary] = useState('');
  const known = findValue(approvals);
  const revoke = (candidate: ApprovalCandidate, name: string) => {
    const plan = createRevokePlan(chain, session.account, candidate, name);
    setSummary(plan.summary);
    void run(plan, toTransactionWallet(session));
  };
  if (approvals.state === 'unknown')
    return (
      <Card>
        <ErrorState title={text.failed} text={text.failedText} onRetry={retry} isRetrying={isRetrying} />
      </Card>
    );
  const others = findValue(found);
  const merged = known && mergeApprovals(known.standing, others?.standing ?? []);
  const isEmpty = merged?.length === 0;
  const isStale = approvals.state === 'stale' || found.state === 'stale';
  const silentCount = (known?.silentCount ?? 0) + (others?.silentCount ?? 0);
  return (
    <>
      {isStale && <InlineNotice tone="warning">{text.stale}</InlineNotice>}
      <Card className="my-4 overflow-hidden">
        {(!merged || (isEmpty && found.state === 'loading')) && (
          <div className="flex min-h-48 items-center justify-center text-accent">
            <Spinner label={text.loading} />
          </div>
        )}
        {isEmpty && found.state !== 'loading' && (
          <EmptyState icon="check" title={text.none} text={text.noneText} />
        )}
        {merged && !isEmpty && (
          <ApprovalTable
            approvals={merged}
            spenders={spenders}
            isStale={isStale}
            isBusy={isBeforeSubmission(progress)}
            onRevoke={revoke}
          />
        )}
      </Card>
      <SearchNote found={found} silentCount={silentCount} />
      <TransactionDialogSlot progress={progress} summary={summary} onClose={reset} />
    </>
  );
}
