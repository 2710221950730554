import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { messages } from '../message/messages.ts';
import { createCheckedStorage } from '../settings/checked-storage.ts';
import { batchRecordSchema, type BatchRecord, toBatchKey } from './batch-record.ts';
import { openRequestSchema } from './open-request.ts';
import { type TransactionRecord, transactionRecordSchema } from './transaction-record.ts';

/**
 * The entries that can be read. One of another version, which a tab may still run, must not remove the others: a
 * forgotten request would be sent twice.
 */
function createEntriesSchema<Entry>(entrySchema: z.ZodMiniType<Entry>) {
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((entries) =>
      Object.fromEntries(
        Object.entries(entries).flatMap(([key, entry]) => {
          const { success, data } = entrySchema.safeParse(entry);
          return success ? [[key, data]] : [];
        }),
      ),
    ),
  );
}

/** By chain and id. An earlier version stored them by id alone. */
const batchesSchema = z.pipe(
  createEntriesSchema(batchRecordSchema),
  z.transform((batches) =>
    Object.fromEntries(Object.values(batches).map((batch) => [toBatchKey(batch), batch])),
  ),
);
const stateSchema = z.object({
  records: createEntriesSchema(transactionRecordSchema),
  batches: z.prefault(batchesSchema, {}),
  requests: z.prefault(createEntriesSchema(openRequestSchema), {}),
});
const storageName = 'tradewind.transactions';

type TransactionState = z.infer<typeof stateSchema>;
export type TransactionKey = Pick<TransactionRecord, 'hash' | 'chainId'>;
type TransactionNews = Pick<
  TransactionRecord,
  | 'receipt'
  | 'replacement'
  | 'confirmedTime'
  | 'lastCheckedBlockNumber'
  | 'sent'
  | 'isUnknown'
  | 'isReorganised'
  | 'isFinal'
>;

/**
 * Every transaction sent from this browser, of all accounts and chains, the pending batches, and
 * the requests that a wallet has not answered.
 */
export const useTransactionStore = create<TransactionState>()(
  persist((): TransactionState => ({ records: {}, batches: {}, requests: {} }), {
    name: storageName,
    storage: createCheckedStorage(stateSchema),
  }),
);

/** Throws `No transaction hash found.` without one and `Attempted to add existing transaction.` for a known one. */
export function addTransaction(record: TransactionRecord): void {
  if (!transactionRecordSchema.shape.hash.safeParse(record.hash).success)
    throw new Error(messages.chain.noHash);
  const { records } = readTransactionState();
  const key = toTransactionKey(record);
  if (records[key]) throw new Error(messages.chain.existingTransaction);
  useTransactionStore.setState({ records: { ...records, [key]: record } });
}

/** Updates the record of a transaction; nothing when it was cleared meanwhile. */
export function updateTransaction(transaction: TransactionKey, news: TransactionNews): void {
  const { records } = readTransactionState();
  const key = toTransactionKey(transaction);
  const record = records[key];
  if (record) useTransactionStore.setState({ records: { ...records, [key]: { ...record, ...news } } });
}

/** Forgets one transaction. */
export function forgetTransaction(transaction: TransactionKey): void {
  const { [toTransactionKey(transaction)]: _, ...kept } = readTransactionState().records;
  useTransactionStore.setState({ records: kept });
}

export function hasTransaction(transaction: TransactionKey): boolean {
  return readTransactionState().records[toTransactionKey(transaction)] !== undefined;
}

/**
 * Forgets the transactions and batches of one account on one chain. An unanswered request stays: it keeps the same
 * write from being sent twice, until it is answered or dismissed.
 */
export function clearTransactions(chainId: number, account: string): void {
  const { records, batches } = readTransactionState();
  useTransactionStore.setState({
    records: keepOthers(records, chainId, account),
    batches: keepOthers(batches, chainId, account),
  });
}

/** The transactions of one account on one chain, newest first. */
export function listTransactions(
  { records }: TransactionState,
  chainId: number,
  account: string,
): TransactionRecord[] {
  return Object.values(records)
    .filter((record) => isOf(record, chainId, account))
    .toSorted((a, b) => b.addedTime - a.addedTime);
}

/** The batches of one account on one chain without a transaction yet, newest first. */
export function listBatches({ batches }: TransactionState, chainId: number, account: string): BatchRecord[] {
  return Object.values(batches)
    .filter((batch) => isOf(batch, chainId, account))
    .toSorted((a, b) => b.addedTime - a.addedTime);
}

/** Loads the state that another tab of this browser stored; returns how to stop. */
export function followOtherTabs(): () => void {
  globalThis.addEventListener('storage', rehydrate);
  return () => globalThis.removeEventListener('storage', rehydrate);
}

function rehydrate({ key }: StorageEvent): void {
  if (key === storageName) void useTransactionStore.persist.rehydrate();
}

/** The state as the last tab stored it: each tab writes the whole state. */
export function readTransactionState(): TransactionState {
  void useTransactionStore.persist.rehydrate();
  return useTransactionStore.getState();
}

type Owned = Pick<TransactionRecord, 'chainId' | 'from'>;

function isOf(owned: Owned, chainId: number, account: string): boolean {
  return owned.chainId === chainId && owned.from === account.toLowerCase();
}

function keepOthers<Entry extends Owned>(
  entries: Record<string, Entry>,
  chainId: number,
  account: string,
): Record<string, Entry> {
  return Object.fromEntries(Object.entries(entries).filter(([, entry]) => !isOf(entry, chainId, account)));
}

export function toTransactionKey({ chainId, hash }: TransactionKey): string {
  return `${chainId}:${hash}`;
}
