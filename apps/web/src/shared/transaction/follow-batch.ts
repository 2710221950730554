import { hashInputSchema } from '@tradewind/schema/wire/hash';
import * as z from 'zod/mini';
import { listErrorCauses } from '../chain/error-causes.ts';
import type { BatchRecord } from './batch-record.ts';
import { forgetBatch, hasBatch, noteBatch, settleBatch } from './batch-store.ts';
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

const followed = new Map<string, Promise<TransactionRecord | undefined>>();

/**
 * Asks the wallet until a batch has become a transaction, which is then kept in its place; undefined when it never will, or was
 * forgotten. Asking again for one that is followed already joins in.
 */
export function followBatch(
  wallet: TransactionWallet,
  batch: BatchRecord,
): Promise<TransactionRecord | undefined> {
  const known = followed.get(batch.id);
  if (known) return known;
  const end = waitForTransaction(wallet, batch).finally(() => followed.delete(batch.id));
  followed.set(batch.id, end);
  return end;
}

async function waitForTransaction(
  wallet: TransactionWallet,
  batch: BatchRecord,
): Promise<TransactionRecord | undefined> {
  while (hasBatch(batch)) {
    try {
      const { status, receipts } = statusSchema.parse(await wallet.readBatch(batch.id));
      noteBatch(batch, false);
      const hash = receipts?.at(-1)?.transactionHash;
      if (status >= 200 && hash) return settle(batch, { hash, isUndone: status >= 300 });
      if (status >= 300) break;
    } catch (error) {
      // Also a wallet that was closed; what it took may happen all the same.
      if (listErrorCauses(error).some(({ code }) => code === unknownBundle)) noteBatch(batch, true);
      await pause(retryMs);
    }
    await pause(pollMs);
  }
  forgetBatch(batch);
  return undefined;
}

function settle(
  batch: BatchRecord,
  { hash, isUndone }: Pick<TransactionRecord, 'hash' | 'isUndone'>,
): TransactionRecord {
  const { id: _id, isUnknown: _isUnknown, ...kept } = batch;
  const record = { ...kept, hash, ...(isUndone && { isUndone }) };
  settleBatch(batch, record);
  return record;
}
