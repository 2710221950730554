import { getExplorerLink } from '../../chain/explorer-link.ts';
import { messages } from '../../message/messages.ts';
import { forgetBatch } from '../../transaction/batch-store.ts';
import { describeRecord } from '../../transaction/describe-record.ts';
import { computeTransactionStatus, type TransactionRecord } from '../../transaction/transaction-record.ts';
import { forgetTransaction } from '../../transaction/transaction-store.ts';
import { Button } from '../../ui/button.tsx';
import { ActivityRow, StatusPicture } from './activity-row.tsx';
import type { SentEntry } from './sent-entry.ts';

const text = messages.transaction;

/** A write of this browser that the index does not list: an approval, a failed one, or one of another network. */
export function SentRow({ entry: { seconds, sent } }: { entry: SentEntry }) {
  if (sent.kind === 'transaction') return <TransactionRow record={sent.record} seconds={seconds} />;
  return (
    <ActivityRow
      picture={<StatusPicture status="pending" />}
      title={sent.batch.summary}
      note={text.unknownBatchText}
      seconds={seconds}
      action={<Forget onForget={() => forgetBatch(sent.batch)} />}
    />
  );
}

function TransactionRow({ record, seconds }: { record: TransactionRecord; seconds: number }) {
  const { hash, chainId, receipt, summary, isUnknown } = record;
  const status = computeTransactionStatus(record);
  const isLost = status === 'pending' && isUnknown === true;
  return (
    <ActivityRow
      picture={<StatusPicture status={status} />}
      title={summary ?? hash}
      note={describeRecord(record)}
      seconds={seconds}
      href={isLost ? undefined : getExplorerLink('tx', receipt?.transactionHash ?? hash, chainId)}
      action={isLost && <Forget onForget={() => forgetTransaction(record)} />}
    />
  );
}

function Forget({ onForget }: { onForget: () => void }) {
  return (
    <Button tone="quiet" size="small" onClick={onForget}>
      {text.forget}
    </Button>
  );
}
