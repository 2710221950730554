import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { messages } from '../message/messages.ts';
import { createCheckedStorage } from '../settings/checked-storage.ts';
import { type TransactionRecord, transactionRecordSchema } from './transaction-record.ts';

const stateSchema = z.object({ records: z.record(z.string(), transactionRecordSchema) });
const storageName = 'tradewind.transactions';

type TransactionState = z.infer<typeof stateSchema>;
type TransactionResult = Pick<TransactionRecord, 'receipt' | 'replacement' | 'confirmedTime'>;

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
  const { records } = useTransactionStore.getState();
  const key = toKey(record);
  if (records[key]) throw new Error(messages.transaction.existing);
  useTransactionStore.setState({ records: { ...records, [key]: record } });
}

/** Notes how a transaction ended; nothing when it was cleared meanwhile. */
export function finalizeTransaction(
  transaction: Pick<TransactionRecord, 'hash' | 'chainId'>,
  result: TransactionResult,
): void {
  const { records } = useTransactionStore.getState();
  const key = toKey(transaction);
  const record = records[key];
  if (record) useTransactionStore.setState({ records: { ...records, [key]: { ...record, ...result } } });
}

/** Forgets the transactions of one account on one chain. */
export function clearTransactions(chainId: number, account: string): void {
  const { records } = useTransactionStore.getState();
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

function isOf(record: TransactionRecord, chainId: number, account: string): boolean {
  return record.chainId === chainId && record.from === account.toLowerCase();
}

function toKey({ chainId, hash }: Pick<TransactionRecord, 'hash' | 'chainId'>): string {
  return `${chainId}:${hash}`;
}
