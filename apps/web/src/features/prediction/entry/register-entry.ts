import { entrySchema } from '@tradewind/schema/prediction/entry';
import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import type { Hash } from 'viem';
import { ApiError } from '../../../shared/api-client/api-error.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { messages } from '../../../shared/message/messages.ts';
import { pause } from '../../../shared/transaction/pause.ts';
import { showNotice } from '../../../shared/ui/notice-store.ts';
import type { EntryOrder } from './entry-order.ts';

const text = messages.prediction;
const intervalMs = 1_000;
const patienceMs = 10_000;
const successMs = 2_000;
const warningMs = 3_000;

/** Tells the server of an entry that is on the chain, and the person what it said: the entry counts either way. */
export async function registerEntry(order: EntryOrder, hash: Hash): Promise<void> {
  const refusal = await findRefusal(order, hash);
  const side = order.isUp ? text.up : text.down;
  // In the place of the notice that the transaction was confirmed.
  showNotice(
    refusal === undefined
      ? {
          key: hash,
          tone: 'success',
          title: text.successTitle,
          text: text.positionEntered(side),
          durationMs: successMs,
        }
      : { key: hash, tone: 'warning', title: refusal, text: text.notRegisteredText, durationMs: warningMs },
  );
}

/** What the server has against it; undefined once it knows the entry, or does not say within ten seconds. */
async function findRefusal(order: EntryOrder, hash: Hash): Promise<string | undefined> {
  const endsAt = performance.now() + patienceMs;
  try {
    while (performance.now() < endsAt) {
      const { state } = await join(order, hash);
      if (state === 'entered') return undefined;
      await pause(intervalMs);
    }
    return undefined;
  } catch (error) {
    return error instanceof ApiError ? error.text : messages.chain.unexpected;
  }
}

function join({ account, epoch, isUp, amount }: EntryOrder, hash: Hash) {
  const whole = formatExactAmount(amount, 18);
  return fetchFromApi({
    path: '/prediction/join',
    schema: entrySchema,
    body: {
      ownerAddress: account,
      poolId: epoch,
      balance: isUp ? whole : `-${whole}`,
      txnHash: hash,
    },
    timeoutMs: patienceMs,
  });
}
