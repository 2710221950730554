import type { Address } from 'viem';
import { type ReactNode, useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { PlainWriteSlot } from '../../../shared/payment/plain-write-slot.tsx';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { ApprovalTable } from './approval-table.tsx';
import { useFoundApprovals, useKnownApprovals } from './approvals.query.ts';
import { joinApprovals, type JoinedApprovals } from './join-approvals.ts';
import { NftTable } from './nft-table.tsx';
import { createRevokeNftPlan, createRevokePlan } from './revoke-plan.ts';
import { LoadingApprovals } from './loading-approvals.tsx';
import { SearchNote } from './search-note.tsx';
import { useSpenderNames } from './spender-names.query.ts';

const text = messages.approval;

export interface ApprovalListProps {
  session: WalletSession;
}

/** The account's approvals with their details, and the dialog of one that is being revoked. */
export function ApprovalList({ session }: ApprovalListProps) {
  const { areas, retry, isRetrying } = useKnownApprovals(session.account);
  const found = useFoundApprovals(session.account);
  const joined = joinApprovals(areas, found);
  const [opened, setOpened] = useState<Revocation>();
  if (joined.state === 'unknown')
    return (
      <Card>
        <ErrorState title={text.failed} text={text.failedText} onRetry={retry} isRetrying={isRetrying} />
      </Card>
    );
  return (
    <>
      {joined.isStale && <InlineNotice tone="warning">{text.stale}</InlineNotice>}
      {joined.isPartial && (
        <InlineNotice tone="warning" action={<RetryButton onRetry={retry} isRetrying={isRetrying} />}>
          {text.partial}
        </InlineNotice>
      )}
      {joined.state === 'some' ? (
        <Tables joined={joined} owner={session.account} onRevoke={setOpened} />
      ) : (
        <Card className="my-4">{joined.state === 'none' ? <None /> : <LoadingApprovals />}</Card>
      )}
      <SearchNote found={found} silentCount={joined.silentCount} />
      {opened && (
        <PlainWriteSlot session={session} plan={opened.plan} onClose={() => setOpened(undefined)}>
          <RevokeTerms {...opened} />
        </PlainWriteSlot>
      )}
    </>
  );
}

/** A revocation that is open in the dialog. */
type Revocation = {
  readonly plan: TransactionPlan;
  readonly asset: { readonly label: string; readonly address: Address };
  readonly spender: Address;
};

function RevokeTerms({ asset, spender }: Revocation) {
  return (
    <dl className="grid gap-1.5 text-small">
      <Detail label={asset.label}>
        <AddressText address={asset.address} />
      </Detail>
      <Detail label={text.spender}>
        <AddressText address={spender} />
      </Detail>
    </dl>
  );
}

function None() {
  return (
    <EmptyState
      icon="check"
      title={text.none}
      text={text.noneText}
      action={
        <Link to="/swap" className={buttonClass('secondary', 'medium')}>
          {text.tradeTokens}
        </Link>
      }
    />
  );
}

interface TablesProps {
  joined: JoinedApprovals;
  owner: Address;
  onRevoke: (revocation: Revocation) => void;
}

/** The approvals of tokens, and below them those of NFTs. */
function Tables({ joined: { tokens, nfts, spenders, isStale }, owner, onRevoke }: TablesProps) {
  const chain = useChain();
  const shown = [...tokens.map(({ spender }) => spender), ...nfts.map(({ operator }) => operator)];
  const nameSpender = useSpenderNames(spenders, shown);
  const shared = { nameSpender, isStale };
  return (
    <>
      {tokens.length > 0 && (
        <Section title={text.tokens}>
          <ApprovalTable
            {...shared}
            approvals={tokens}
            onRevoke={(candidate, name) =>
              onRevoke({
                plan: createRevokePlan(chain, owner, candidate, name),
                asset: { label: text.token, address: candidate.token },
                spender: candidate.spender,
              })
            }
          />
        </Section>
      )}
      {nfts.length > 0 && (
        <Section title={text.nfts}>
          <NftTable
            {...shared}
            approvals={nfts}
            spenders={spenders}
            onRevoke={(approval, name) =>
              onRevoke({
                plan: createRevokeNftPlan(chain, owner, approval, name),
                asset: { label: text.collection, address: approval.collection },
                spender: approval.operator,
              })
            }
          />
        </Section>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="my-4">
      <h2 className="mb-3 font-semibold">{title}</h2>
      <Card className="overflow-hidden">{children}</Card>
    </section>
  );
}
