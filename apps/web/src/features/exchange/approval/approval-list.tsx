import { useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { PlainWriteSlot } from '../../../shared/payment/plain-write-slot.tsx';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
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
  const [opened, setOpened] = useState<Revocation>();
  const known = findValue(approvals);
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
            onRevoke={(approval, name) =>
              setOpened({ approval, plan: createRevokePlan(chain, session.account, approval, name) })
            }
          />
        )}
      </Card>
      <SearchNote found={found} silentCount={silentCount} />
      {opened && (
        <PlainWriteSlot session={session} plan={opened.plan} onClose={() => setOpened(undefined)}>
          <RevokeTerms {...opened.approval} />
        </PlainWriteSlot>
      )}
    </>
  );
}

type Revocation = { readonly approval: ApprovalCandidate; readonly plan: TransactionPlan };

function RevokeTerms({ token, spender }: ApprovalCandidate) {
  return (
    <dl className="grid gap-1.5 text-small">
      <Detail label={text.token}>
        <AddressText address={token} />
      </Detail>
      <Detail label={text.spender}>
        <AddressText address={spender} />
      </Detail>
    </dl>
  );
}
