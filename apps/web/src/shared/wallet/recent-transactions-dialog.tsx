import { useMemo } from 'react';
import { useChains } from '../chain/use-chain.ts';
import { getExplorerLink } from '../chain/explorer-link.ts';
import { messages } from '../message/messages.ts';
import {
  computeTransactionStatus,
  type TransactionRecord,
  type TransactionStatus,
} from '../transaction/transaction-record.ts';
import { describeRecord } from '../transaction/describe-record.ts';
import { type BatchRecord, toBatchKey } from '../transaction/batch-record.ts';
import { forgetBatch } from '../transaction/batch-store.ts';
import {
  clearTransactions,
  forgetTransaction,
  listBatches,
  listTransactions,
  toTransactionKey,
  useTransactionStore,
} from '../transaction/transaction-store.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { closeWalletDialog } from './wallet-dialog-store.ts';
import type { WalletSession } from './wallet-session.ts';

const text = messages.transaction;

/** Of all served chains. */
export function RecentTransactionsDialog({ session: { account } }: { session: WalletSession }) {
  const { chainIds } = useChains();
  const state = useTransactionStore();
  const records = useMemo(
    () => sortNewest(chainIds.flatMap((chainId) => listTransactions(state, chainId, account))),
    [state, chainIds, account],
  );
  const batches = useMemo(
    () => sortNewest(chainIds.flatMap((chainId) => listBatches(state, chainId, account))),
    [state, chainIds, account],
  );
  const isEmpty = records.length + batches.length === 0;
  return (
    <Dialog
      isOpen
      onClose={closeWalletDialog}
      title={text.recentTitle}
      headerAction={
        !isEmpty && (
          <Button
            tone="quiet"
            size="small"
            onClick={() => chainIds.forEach((chainId) => clearTransactions(chainId, account))}
          >
            {text.clearAll}
          </Button>
        )
      }
    >
      {isEmpty && <EmptyState icon="clock" title={text.none} text={text.noneText} />}
      <ul className="divide-y divide-line">
        {batches.map((batch) => (
          <BatchLine key={toBatchKey(batch)} batch={batch} />
        ))}
        {records.map((record) => (
          <TransactionLine key={toTransactionKey(record)} record={record} />
        ))}
      </ul>
    </Dialog>
  );
}

function sortNewest<Entry extends { addedTime: number }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => b.addedTime - a.addedTime);
}

const icons: Record<TransactionStatus, { name: IconName; colour: string }> = {
  pending: { name: 'clock', colour: 'text-muted' },
  success: { name: 'check', colour: 'text-gain' },
  failure: { name: 'error', colour: 'text-loss' },
};

/** A batch has no transaction to link to yet. */
function BatchLine({ batch }: { batch: BatchRecord }) {
  const { name, colour } = icons.pending;
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon name={name} className={`mt-0.5 shrink-0 ${colour}`} />
      <div className="min-w-0 grow">
        <p className="text-small font-medium">{batch.summary}</p>
        <p className="text-caption text-muted">
          {batch.isUnknown ? text.unknownBatchText : text.status.pending}
        </p>
        {batch.isUnknown && (
          <Button tone="quiet" size="small" className="mt-2" onClick={() => forgetBatch(batch)}>
            {text.forget}
          </Button>
        )}
      </div>
    </li>
  );
}

function TransactionLine({ record }: { record: TransactionRecord }) {
  const status = computeTransactionStatus(record);
  const { name, colour } = icons[status];
  const isLost = status === 'pending' && record.isUnknown;
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon name={name} className={`mt-0.5 shrink-0 ${colour}`} />
      <div className="min-w-0 grow">
        <p className="text-small font-medium">{record.summary ?? record.hash}</p>
        <p className="text-caption text-muted">{describeRecord(record)}</p>
        {isLost && (
          <Button tone="quiet" size="small" className="mt-2" onClick={() => forgetTransaction(record)}>
            {text.forget}
          </Button>
        )}
      </div>
      <ExternalLink
        href={getExplorerLink('tx', record.receipt?.transactionHash ?? record.hash, record.chainId)}
        className="min-h-6 shrink-0 text-small"
      >
        {messages.ui.viewOnExplorer}
      </ExternalLink>
    </li>
  );
}
