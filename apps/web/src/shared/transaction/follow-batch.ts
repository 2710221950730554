import { hashInputSchema } from '@tradewind/schema/wire/hash';
import * as z from 'zod/mini';
import { listErrorCauses } from '../chain/error-causes.ts';
import { messages } from '../message/messages.ts';
import { showNotice, transactionNoticeMs } from '../ui/notice-store.ts';
import { type BatchRecord, toBatchKey } from './batch-record.ts';
import { findCompleted, forgetBatch, hasBatch, noteBatch, completeBatch } from './batch-store.ts';
import { pause } from '../time/pause.ts';
import type { TransactionRecord } from './transaction-record.ts';
import type { TransactionWallet } from './transaction-wallet.ts';

type BatchReader = Pick<TransactionWallet, 'readBatch'>;

const pollMs = 1000;
const retryMs = 3000;
const unknownBundle = 5730;

/** `wallet_getCallsStatus`: 1xx pending, 2xx success, 4xx failed off chain, 5xx and 6xx included and reverted. */
const statusSchema = z.object({
  status: z.int(),
  /** Hexadecimal by the standard; some wallets send a number, or none. */
  chainId: z.nullish(z.pipe(z.union([z.string(), z.int()]), z.transform(Number))),
  receipts: z.nullish(z.array(z.object({ transactionHash: hashInputSchema }))),
});

/**
 * The batch's transaction; `failed` when there will never be one; `unknown` when it was cleared and may still happen.
 */
export type BatchEnd = TransactionRecord | 'failed' | 'unknown';

const followed = new Map<string, Promise<BatchEnd>>();

/**
 * Polls the wallet until a batch has a transaction, which replaces it; shows a notice when it failed before that. A
 * second call for the same batch shares the poll. Another tab may see the end first.
 */
export function followBatch(wallet: BatchReader, batch: BatchRecord): Promise<BatchEnd> {
  const key = toBatchKey(batch);
  const known = followed.get(key);
  if (known) return known;
  const end = waitForTransaction(wallet, batch).finally(() => followed.delete(key));
  followed.set(key, end);
  return end;
}

/** Throws where the wallet reports a batch of another chain. */
async function readStatus(wallet: BatchReader, { id, chainId }: BatchRecord) {
  const status = statusSchema.parse(await wallet.readBatch(id));
  if ((status.chainId ?? chainId) !== chainId) throw new Error('the status is of another chain');
  return status;
}

async function waitForTransaction(wallet: BatchReader, batch: BatchRecord): Promise<BatchEnd> {
  while (hasBatch(batch)) {
    try {
      const { status, receipts } = await readStatus(wallet, batch);
      noteBatch(batch, false);
      const hash = receipts?.at(-1)?.transactionHash;
      if (status >= 200 && hash) return complete(batch, { hash, isUndone: status >= 300 });
      if (status >= 300) return giveUp(batch);
    } catch (error) {
      // Also when the wallet is closed: the accepted batch may still be sent.
      if (listErrorCauses(error).some(({ code }) => code === unknownBundle)) noteBatch(batch, true);
      await pause(retryMs);
    }
    await pause(pollMs);
  }
  return findCompleted(batch) ?? 'unknown';
}

function giveUp(batch: BatchRecord): 'failed' {
  forgetBatch(batch);
  const { failedNotice, batchFailed } = messages.transaction;
  showNotice({
    key: toBatchKey(batch),
    tone: 'error',
    title: failedNotice,
    text: `${batch.summary}: ${batchFailed}`,
    durationMs: transactionNoticeMs,
  });
  return 'failed';
}

function complete(
  batch: BatchRecord,
  { hash, isUndone }: Pick<TransactionRecord, 'hash' | 'isUndone'>,
): TransactionRecord {
  const { id: batchId, isUnknown: _isUnknown, ...kept } = batch;
  const record = { ...kept, hash, batchId, ...(isUndone && { isUndone }) };
  completeBatch(batch, record);
  return record;
}
