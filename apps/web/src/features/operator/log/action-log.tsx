import type { WireAction } from '@tradewind/schema/operator/action';
import { useSignIn } from '../../../shared/account/sign-in.mutation.ts';
import { getExplorerLink } from '../../../shared/chain/explorer-link.ts';
import { useChains } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { shortenTransactionHash } from '../../../shared/ui/address.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { useActions } from './actions.query.ts';
import { useReportedActions } from './use-reported-actions.ts';

const text = messages.operator;

/** What operators did; it adds what this browser sent and the log lacks. */
export function ActionLog({ session }: { session: WalletSession }) {
  const log = useActions(session.account);
  const reports = useReportedActions(session.account, log.actions);
  const { ensure } = useSignIn(session, useChains().home.chainId);
  // The session may have ended since; a declined signature changes nothing.
  const report = () => void ensure().then(reports.retry, () => undefined);
  return (
    <section aria-label={text.log} className="mt-8">
      <h2 className="text-title font-semibold">{text.log}</h2>
      <p className="mb-3 text-small text-muted">{text.logText}</p>
      {reports.hasFailed && (
        <InlineNotice
          tone="warning"
          action={
            <Button size="small" tone="secondary" onClick={report}>
              {text.logNow}
            </Button>
          }
        >
          {text.unlogged}
        </InlineNotice>
      )}
      <LogRows {...log} />
    </section>
  );
}

function LogRows({ actions, retry, isRetrying, ...older }: ReturnType<typeof useActions>) {
  if (actions.state === 'loading')
    return (
      <Card className="flex min-h-32 items-center justify-center text-accent">
        <Spinner label={text.logLoading} />
      </Card>
    );
  if (actions.state === 'unknown')
    return (
      <Card>
        <ErrorState title={text.logUnknown} onRetry={retry} isRetrying={isRetrying} />
      </Card>
    );
  return (
    <>
      {actions.state === 'stale' && <InlineNotice tone="warning">{text.logStale}</InlineNotice>}
      <Card className="my-3 overflow-hidden">
        {actions.value.length === 0 ? (
          <EmptyState title={text.logEmpty} />
        ) : (
          <DataTable
            label={text.log}
            columns={listColumns()}
            rows={actions.value}
            toKey={({ id }) => String(id)}
            isStale={actions.state === 'stale'}
          />
        )}
      </Card>
      {older.hasOlder && (
        <Button tone="quiet" isFullWidth isBusy={older.isLoadingOlder} onClick={older.showOlder}>
          {text.older}
        </Button>
      )}
    </>
  );
}

const kinds: Readonly<Record<string, string>> = text.kind;

/** A role that the settings gave is no transaction. */
const noCall = '–';

/** An action of a later version has no text here; its kind is plain enough. A decision about a work names both. */
function toName({ kind, fields: { tokenId, status } }: WireAction): string {
  const name = kinds[kind] ?? kind;
  const decision = status === 'reviewed' || status === 'rejected' ? text.decisions[status] : undefined;
  return typeof tokenId === 'number' && decision !== undefined ? `${name}: #${tokenId}, ${decision}` : name;
}

function listColumns(): readonly Column<WireAction>[] {
  return [
    {
      key: 'what',
      label: text.what,
      isTitle: true,
      render: (action) => <span className="font-semibold">{toName(action)}</span>,
    },
    {
      key: 'where',
      label: text.where,
      render: ({ target }) => (target === null ? noCall : <AddressText address={target} />),
    },
    { key: 'who', label: text.who, render: ({ account }) => <AddressText address={account} /> },
    { key: 'when', label: text.when, render: ({ at }) => <TimeText seconds={Date.parse(at) / 1000} /> },
    {
      key: 'transaction',
      label: text.transaction,
      isFigure: true,
      render: (action) => <TransactionLink action={action} />,
    },
  ];
}

/** The explorer of another chain, which an operator may have used on another site of ours, is not known here. */
function TransactionLink({ action }: { action: WireAction }) {
  const { txHash, chainId } = action;
  const chains = useChains();
  if (txHash === null || chainId === null) return noCall;
  if (!chains.find(chainId)) return <span title={txHash}>{shortenTransactionHash(txHash)}</span>;
  return (
    <ExternalLink href={getExplorerLink('tx', txHash, chainId)} title={txHash}>
      {shortenTransactionHash(txHash)}
    </ExternalLink>
  );
}
