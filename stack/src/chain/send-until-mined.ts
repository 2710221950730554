import { setTimeout as delay } from 'node:timers/promises';
import {
  type Hex,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
  WaitForTransactionReceiptTimeoutError,
} from 'viem';
import { getTransactionReceipt } from 'viem/actions';
import { StackError } from '../stack-error.ts';
import type { ChainClient } from './connect.ts';
import { sendAs } from './send-as.ts';

/** A node that was killed lost the transactions that it had not mined. */
const receiptTimeoutMs = 5_000;

/** Sends a transaction of an account whose key the node holds, and waits for its block. Throws where it is reverted. */
export async function sendUntilMined(
  client: ChainClient,
  transaction: Parameters<typeof sendAs>[1],
): Promise<void> {
  const hash = await sendAs(client, transaction);
  const { status } = await pollReceipt(client, hash);
  if (status !== 'success') throw new StackError(`A call was reverted on chain: ${hash}`);
}

/** viem reads it once a block, and the next block may be ten seconds away. */
async function pollReceipt(client: ChainClient, hash: Hex): Promise<TransactionReceipt> {
  const deadline = performance.now() + receiptTimeoutMs;
  while (performance.now() < deadline) {
    const receipt = await getTransactionReceipt(client, { hash }).catch((error: unknown) => {
      if (error instanceof TransactionReceiptNotFoundError) return undefined;
      throw error;
    });
    if (receipt !== undefined) return receipt;
    await delay(20);
  }
  throw new WaitForTransactionReceiptTimeoutError({ hash });
}
