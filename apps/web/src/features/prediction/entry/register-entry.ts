import { entrySchema } from '@tradewind/schema/prediction/entry';
import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import type { Hash } from 'viem';
import { ApiError } from '../../../shared/api-client/api-error.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { messages } from '../../../shared/message/messages.ts';
import { waitUntilIndexed } from '../../../shared/live/wait-until-indexed.ts';
import { showNotice } from '../../../shared/ui/notice-store.ts';
import type { EntryOrder } from './entry-order.ts';

const text = messages.prediction;
const patienceMs = 10_000;
const successMs = 2_000;
const warningMs = 3_000;

/** Registers an included entry with the server and shows the result; the entry counts in any case. */
export async function registerEntry(order: EntryOrder, hash: Hash): Promise<void> {
  const refusal = await findRefusal(order, hash);
  const side = order.isUp ? text.up : text.down;
  // Replaces the notice of the confirmed transaction.
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

/** Requests until the server has the entry, ten seconds at most; returns its last refusal, undefined on success. */
async function findRefusal(order: EntryOrder, sentHash: Hash): Promise<string | undefined> {
  let refusal: string | undefined = text.entryPending;
  await waitUntilIndexed(sentHash, async (hash) => {
    const answer = await request(order, hash);
    refusal = answer.state === 'entered' ? undefined : answer.text;
    return answer.state !== 'not yet';
  });
  return refusal;
}

type Answer = { state: 'entered' } | { state: 'not yet' | 'refused'; text: string };

/** A server node may lag behind the node that showed us the block: unknown and unchecked are retried, like pending. */
async function request(order: EntryOrder, hash: Hash): Promise<Answer> {
  try {
    const { state } = await join(order, hash);
    return state === 'entered' ? { state } : { state: 'not yet', text: text.entryPending };
  } catch (error) {
    if (!(error instanceof ApiError)) return { state: 'refused', text: messages.chain.unexpected };
    const isPassing = error.code === 'ENTRY_UNKNOWN' || error.code === 'ENTRY_UNCHECKED';
    return { state: isPassing ? 'not yet' : 'refused', text: error.text };
  }
}

function join({ chain, account, epoch, isUp, amount }: EntryOrder, hash: Hash) {
  const whole = formatExactAmount(amount, 18);
  return fetchFromApi({
    chain,
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
