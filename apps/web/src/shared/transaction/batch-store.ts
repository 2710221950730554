import type { BatchRecord } from './batch-record.ts';
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
  useTransactionStore.setState({ batches: { ...batches, [batch.id]: batch } });
}

export function hasBatch({ id }: BatchRecord): boolean {
  return id in readTransactionState().batches;
}

/** Records whether the wallet knows a batch; nothing when it was cleared meanwhile. */
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

/** The transaction that replaced a batch, in whichever tab that was seen first. */
export function findSettled({ id, chainId, from }: BatchRecord): TransactionRecord | undefined {
  const records = listTransactions(readTransactionState(), chainId, from);
  return records.find(({ batchId }) => batchId === id);
}

/** Replaces the batch by its transaction; another tab may have done so already. */
export function settleBatch({ id }: BatchRecord, transaction: TransactionRecord): void {
  const { batches, records } = readTransactionState();
  const { [id]: _, ...kept } = batches;
  const key = toTransactionKey(transaction);
  useTransactionStore.setState({ batches: kept, records: { [key]: transaction, ...records } });
}
