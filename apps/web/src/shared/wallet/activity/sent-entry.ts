import { type BatchRecord, toBatchKey } from '../../transaction/batch-record.ts';
import type { WriteSources } from '../../transaction/pending-writes.ts';
import type { TransactionRecord } from '../../transaction/transaction-record.ts';
import { toTransactionKey } from '../../transaction/transaction-store.ts';

/** A write of this browser that is not pending: it ended, or nobody knows it any more. */
export type SentEntry = {
  readonly key: string;
  readonly seconds: number;
  readonly sent:
    | { readonly kind: 'transaction'; readonly record: TransactionRecord }
    | { readonly kind: 'batch'; readonly batch: BatchRecord };
};

/** Those of an account on the served chains, newest first: no other has an explorer. */
export function listSentEntries(
  { records, batches }: WriteSources,
  account: string,
  chainIds: readonly number[],
): SentEntry[] {
  const owner = account.toLowerCase();
  const isOwn = ({ from, chainId }: { from: string; chainId: number }) =>
    from === owner && chainIds.includes(chainId);
  const ended = Object.values(records).filter(
    (record) => isOwn(record) && (record.receipt !== undefined || record.isUnknown === true),
  );
  const lost = Object.values(batches).filter((batch) => isOwn(batch) && batch.isUnknown === true);
  return [...ended.map(toTransactionEntry), ...lost.map(toBatchEntry)].toSorted(
    (a, b) => b.seconds - a.seconds,
  );
}

/** By the transaction that the chain included: the wallet may have replaced the sent one. */
function toTransactionEntry(record: TransactionRecord): SentEntry {
  const { chainId, hash, receipt, addedTime } = record;
  return {
    key: toTransactionKey({ chainId, hash: receipt?.transactionHash ?? hash }),
    seconds: Math.floor(addedTime / 1000),
    sent: { kind: 'transaction', record },
  };
}

function toBatchEntry(batch: BatchRecord): SentEntry {
  return {
    key: toBatchKey(batch),
    seconds: Math.floor(batch.addedTime / 1000),
    sent: { kind: 'batch', batch },
  };
}
