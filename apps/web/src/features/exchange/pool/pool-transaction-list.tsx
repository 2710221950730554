import { useState } from 'react';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { tabletMedia, useMedia } from '../../../shared/ui/use-media.ts';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { PoolSummary } from './pool-summary.ts';
import { PoolTransactionTable } from './pool-transaction-table.tsx';
import { type TransactionKind, usePoolTransactions } from './pool-transactions.query.ts';

const text = messages.pool;
const kinds = ['all', 'swap', 'add', 'remove'] as const;
const step = 10;
const phoneStep = 5;
const mostShown = 500;

export interface PoolTransactionListProps {
  pool: PoolSummary;
  title?: string;
}

/** The transactions of a pool by kind, optionally only the account's own. */
export function PoolTransactionList({ pool, title = text.transactions }: PoolTransactionListProps) {
  const account = useWalletSession()?.account;
  const [kind, setKind] = useState<TransactionKind>('all');
  const [isOwn, setIsOwn] = useState(false);
  return (
    <Card as="section" aria-label={text.transactions} className="mt-4 pt-4">
      <div className="px-4">
        <h2 className="mb-3 font-semibold">{title}</h2>
        {account && <Switch label={text.onlyOwn} isOn={isOwn} onToggle={setIsOwn} />}
      </div>
      <Tabs
        label={text.kind}
        tabs={kinds.map((key) => ({ key, label: text.kinds[key] }))}
        selected={kind}
        onSelect={setKind}
        className="px-4"
      >
        <Transactions key={`${kind}${isOwn}`} pool={pool} kind={kind} account={isOwn ? account : undefined} />
      </Tabs>
    </Card>
  );
}

type TransactionsProps = { pool: PoolSummary; kind: TransactionKind; account: `0x${string}` | undefined };

function Transactions({ pool, kind, account }: TransactionsProps) {
  const isTable = useMedia(tabletMedia);
  const [added, setAdded] = useState(0);
  const count = added + (isTable ? step : phoneStep);
  const view = { pool: pool.address, kind, account, count };
  const { transactions: reading, retry, isRetrying } = usePoolTransactions(view);
  const list = findValue(reading);
  if (reading.state === 'unknown')
    return (
      <ErrorState
        title={text.transactionsFailed}
        text={text.transactionsFailedText}
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  if (!list)
    return (
      <div className="flex min-h-40 items-center justify-center text-accent">
        <Spinner label={text.transactionsLoading} />
      </div>
    );
  if (list.transactions.length === 0)
    return <EmptyState icon="clock" title={account ? text.noOwnTransactions : text.noTransactions} />;
  return (
    <div className="-mx-4">
      <PoolTransactionTable
        pool={pool}
        transactions={list.transactions}
        isStale={reading.state === 'stale'}
      />
      {list.nextCursor !== null && count < mostShown && (
        <div className="flex justify-center border-t border-line p-3">
          <Button tone="quiet" isBusy={isRetrying} onClick={() => setAdded(added + step)}>
            {text.more}
          </Button>
        </div>
      )}
    </div>
  );
}
