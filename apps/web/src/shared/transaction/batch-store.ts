import { type BatchRecord, type BatchRef, toBatchKey } from './batch-record.ts';
import type { TransactionRecord } from './transaction-record.ts';
import {
  listTransactions,
  readTransactionState,
  toTransactionKey,
  useTransactionStore,
} from './transaction-store.ts';

/** Stores a batch until its transaction is known, or it is forgotten, or it failed without one. */
export function addBatch(batch: BatchRecord): void {
  const { batches } = readTransactionState();
  useTransactionStore.setState({ batches: { ...batches, [toBatchKey(batch)]: batch } });
}

export function hasBatch(batch: BatchRef): boolean {
  return toBatchKey(batch) in readTransactionState().batches;
}

/** Records whether the wallet knows a batch; nothing when it was cleared meanwhile. */
export function noteBatch(ref: BatchRef, isUnknown: boolean): void {
  const { batches } = readTransactionState();
  const key = toBatchKey(ref);
  const batch = batches[key];
  if (batch && (batch.isUnknown ?? false) !== isUnknown)
    useTransactionStore.setState({ batches: { ...batches, [key]: { ...batch, isUnknown } } });
}

export function forgetBatch(batch: BatchRef): void {
  const { [toBatchKey(batch)]: _, ...kept } = readTransactionState().batches;
  useTransactionStore.setState({ batches: kept });
}

/** The transaction that replaced a batch, in whichever tab that was seen first. */
export function findCompleted({ id, chainId, from }: BatchRecord): TransactionRecord | undefined {
  const records = listTransactions(readTransactionState(), chainId, from);
  return records.find(({ batchId }) => batchId === id);
}

/** Replaces the batch by its transaction; another tab may have done so already. */
export function completeBatch(batch: BatchRef, transaction: TransactionRecord): void {
  const { batches, records } = readTransactionState();
  const { [toBatchKey(batch)]: _, ...kept } = batches;
  const key = toTransactionKey(transaction);
  useTransactionStore.setState({ batches: kept, records: { [key]: transaction, ...records } });
}
