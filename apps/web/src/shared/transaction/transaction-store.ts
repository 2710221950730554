import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { messages } from '../message/messages.ts';
import { createCheckedStorage } from '../settings/checked-storage.ts';
import { type TransactionRecord, transactionRecordSchema } from './transaction-record.ts';

const stateSchema = z.object({ records: z.record(z.string(), transactionRecordSchema) });
const storageName = 'tradewind.transactions';

type TransactionState = z.infer<typeof stateSchema>;
type TransactionKey = Pick<TransactionRecord, 'hash' | 'chainId'>;
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

/** Every transaction sent from this browser, of all accounts and chains. */
export const useTransactionStore = create<TransactionState>()(
  persist((): TransactionState => ({ records: {} }), {
    name: storageName,
    storage: createCheckedStorage(stateSchema),
  }),
);

/** Throws `No transaction hash found.` without one and `Attempted to add existing transaction.` for a known one. */
export function addTransaction(record: TransactionRecord): void {
  if (!transactionRecordSchema.shape.hash.safeParse(record.hash).success)
    throw new Error(messages.transaction.noHash);
  const records = readRecords();
  const key = toKey(record);
  if (records[key]) throw new Error(messages.transaction.existing);
  useTransactionStore.setState({ records: { ...records, [key]: record } });
}

/** Notes what was learned of a transaction; nothing when it was cleared meanwhile. */
export function updateTransaction(transaction: TransactionKey, news: TransactionNews): void {
  const records = readRecords();
  const key = toKey(transaction);
  const record = records[key];
  if (record) useTransactionStore.setState({ records: { ...records, [key]: { ...record, ...news } } });
}

/** Forgets one transaction. */
export function forgetTransaction(transaction: TransactionKey): void {
  const { [toKey(transaction)]: _, ...kept } = readRecords();
  useTransactionStore.setState({ records: kept });
}

export function hasTransaction(transaction: TransactionKey): boolean {
  return readRecords()[toKey(transaction)] !== undefined;
}

/** Forgets the transactions of one account on one chain. */
export function clearTransactions(chainId: number, account: string): void {
  const records = readRecords();
  const kept = Object.entries(records).filter(([, record]) => !isOf(record, chainId, account));
  useTransactionStore.setState({ records: Object.fromEntries(kept) });
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

/** Reads what another tab of this browser stored; returns how to stop. */
export function followOtherTabs(): () => void {
  globalThis.addEventListener('storage', rehydrate);
  return () => globalThis.removeEventListener('storage', rehydrate);
}

function rehydrate({ key }: StorageEvent): void {
  if (key === storageName) void useTransactionStore.persist.rehydrate();
}

/** As the last tab left them: each writes all of them. */
function readRecords(): TransactionState['records'] {
  void useTransactionStore.persist.rehydrate();
  return useTransactionStore.getState().records;
}

function isOf(record: TransactionRecord, chainId: number, account: string): boolean {
  return record.chainId === chainId && record.from === account.toLowerCase();
}

function toKey({ chainId, hash }: TransactionKey): string {
  return `${chainId}:${hash}`;
}
