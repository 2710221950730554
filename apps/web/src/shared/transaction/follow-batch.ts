import { hashInputSchema } from '@tradewind/schema/wire/hash';
import * as z from 'zod/mini';
import { listErrorCauses } from '../chain/error-causes.ts';
import { messages } from '../message/messages.ts';
import { showNotice, transactionNoticeMs } from '../ui/notice-store.ts';
import type { BatchRecord } from './batch-record.ts';
import { findSettled, forgetBatch, hasBatch, noteBatch, settleBatch } from './batch-store.ts';
import { pause } from './pause.ts';
import type { TransactionRecord } from './transaction-record.ts';
import type { TransactionWallet } from './transaction-wallet.ts';

const pollMs = 1000;
const retryMs = 3000;
const unknownBundle = 5730;

/** `wallet_getCallsStatus`: 1xx waits, 2xx did it, 4xx never will, 5xx and 6xx were included and did not do it. */
const statusSchema = z.object({
  status: z.int(),
  receipts: z.nullish(z.array(z.object({ transactionHash: hashInputSchema }))),
});

/** The batch's transaction; `failed` when there will never be one, and `unknown` when it was forgotten: it may still happen. */
export type BatchEnd = TransactionRecord | 'failed' | 'unknown';

const followed = new Map<string, Promise<BatchEnd>>();

/**
 * Asks the wallet until a batch has become a transaction, which is then kept in its place; one that failed before is said to have.
 * Asking again for one that is followed already joins in; another tab may be the one that sees it.
 */
export function followBatch(wallet: TransactionWallet, batch: BatchRecord): Promise<BatchEnd> {
  const known = followed.get(batch.id);
  if (known) return known;
  const end = waitForTransaction(wallet, batch).finally(() => followed.delete(batch.id));
  followed.set(batch.id, end);
  return end;
}

async function waitForTransaction(wallet: TransactionWallet, batch: BatchRecord): Promise<BatchEnd> {
  while (hasBatch(batch)) {
    try {
      const { status, receipts } = statusSchema.parse(await wallet.readBatch(batch.id));
      noteBatch(batch, false);
      const hash = receipts?.at(-1)?.transactionHash;
      if (status >= 200 && hash) return settle(batch, { hash, isUndone: status >= 300 });
      if (status >= 300) return giveUp(batch);
    } catch (error) {
      // Also a wallet that was closed; what it took may happen all the same.
      if (listErrorCauses(error).some(({ code }) => code === unknownBundle)) noteBatch(batch, true);
      await pause(retryMs);
    }
    await pause(pollMs);
  }
  return findSettled(batch) ?? 'unknown';
}

function giveUp(batch: BatchRecord): 'failed' {
  forgetBatch(batch);
  const { failedNotice, batchFailed } = messages.transaction;
  showNotice({
    key: batch.id,
    tone: 'error',
    title: failedNotice,
    text: `${batch.summary}: ${batchFailed}`,
    durationMs: transactionNoticeMs,
  });
  return 'failed';
}

function settle(
  batch: BatchRecord,
  { hash, isUndone }: Pick<TransactionRecord, 'hash' | 'isUndone'>,
): TransactionRecord {
  const { id: batchId, isUnknown: _isUnknown, ...kept } = batch;
  const record = { ...kept, hash, batchId, ...(isUndone && { isUndone }) };
  settleBatch(batch, record);
  return record;
}
