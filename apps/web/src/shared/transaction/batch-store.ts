import type { BatchRecord } from './batch-record.ts';
import type { TransactionRecord } from './transaction-record.ts';
import {
  listTransactions,
  readTransactionState,
  toTransactionKey,
  useTransactionStore,
} from './transaction-store.ts';

/** Keeps a batch until its transaction is known, is forgotten or failed before it was one. */
export function addBatch(batch: BatchRecord): void {
  const { batches } = readTransactionState();
  useTransactionStore.setState({ batches: { ...batches, [batch.id]: batch } });
}

export function hasBatch({ id }: BatchRecord): boolean {
  return id in readTransactionState().batches;
}

/** Notes whether the wallet knows a batch; nothing when it was cleared meanwhile. */
export function noteBatch({ id }: BatchRecord, isUnknown: boolean): void {
  const { batches } = readTransactionState();
  const batch = batches[id];
  if (batch && (batch.isUnknown ?? false) !== isUnknown)
    useTransactionStore.setState({ batches: { ...batches, [id]: { ...batch, isUnknown } } });
}

export function forgetBatch({ id }: BatchRecord): void {
  const { [id]: _, ...kept } = readTransactionState().batches;
  useTransactionStore.setState({ batches: kept });
}

/** The transaction that a batch has become, in whichever tab that was seen first. */
export function findSettled({ id, chainId, from }: BatchRecord): TransactionRecord | undefined {
  const records = listTransactions(readTransactionState(), chainId, from);
  return records.find(({ batchId }) => batchId === id);
}

/** The batch has become a transaction; another tab may have seen that first. */
export function settleBatch({ id }: BatchRecord, transaction: TransactionRecord): void {
  const { batches, records } = readTransactionState();
  const { [id]: _, ...kept } = batches;
  const key = toTransactionKey(transaction);
  useTransactionStore.setState({ batches: kept, records: { [key]: transaction, ...records } });
}
