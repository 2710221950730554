import { longestPauseMs } from './longest-pause.ts';
import type { Intent } from './intent.ts';
import type { Moment, SenderParts } from './sender-parts.ts';

/**
 * Binds the next nonces to queued intents that would succeed, as far as balance and the limit of pending
 * transactions allow.
 */
export async function bindQueued(
  parts: SenderParts,
  moment: Moment,
  open: readonly Intent[],
): Promise<{ count: number; isShortOfCoin: boolean }> {
  const { store, signer, policy } = parts;
  const waiting = open.filter(({ state, sender }) => state === 'bound' && sender === signer.address);
  const room = policy.maxInFlight - waiting.length;
  const queued = room > 0 ? await store.listQueued(moment.now, room) : [];
  if (queued.length === 0) return { count: 0, isShortOfCoin: false };
  const highest = await store.findHighestNonce(signer.address);
  let nonce = Math.max(moment.latestNonce, (highest ?? -1) + 1);
  let balance =
    moment.balance - waiting.reduce((sum, intent) => sum + costOf(intent, intent.gasLimit, moment), 0n);
  let count = 0;
  let isShortOfCoin = false;
  for (const intent of queued) {
    if (intent.onlyFrom !== null && intent.onlyFrom !== signer.address) {
      await refuse(parts, intent, { reason: 'it counts for another account' });
      continue;
    }
    // The node would report this as an error of the transaction.
    if (intent.value > balance) {
      isShortOfCoin = true;
      continue;
    }
    const gasLimit = await findGasLimit(parts, moment, intent);
    if (gasLimit === undefined) continue;
    const cost = costOf(intent, gasLimit, moment);
    // A later one may cost less: a sale's end must not wait for payments to buyers.
    if (cost > balance) {
      isShortOfCoin = true;
      continue;
    }
    balance -= cost;
    const change = { state: 'bound', sender: signer.address, nonce, gasLimit, attempts: 0 } as const;
    if (!(await store.change(intent, change))) break;
    nonce += 1;
    count += 1;
  }
  return { count, isShortOfCoin };
}

function costOf({ value }: Intent, gasLimit: bigint | null, { currentFees }: Moment): bigint {
  return value + (gasLimit ?? 0n) * currentFees.maxFeePerGas;
}

/**
 * Undefined where the transaction would revert or need too much gas; it is retried later, and finally refused.
 */
async function findGasLimit(
  parts: SenderParts,
  { now }: Moment,
  intent: Intent,
): Promise<bigint | undefined> {
  const { node, store, signer, policy } = parts;
  const { recipient: to, data, value, leastGas } = intent;
  const estimate = await node.estimateGas({ from: signer.address, to, data, value });
  const usual = estimate && estimate + (estimate * policy.gasMarginBps) / 10_000n;
  const gasLimit = usual && leastGas && leastGas > usual ? leastGas : usual;
  if (gasLimit !== undefined && gasLimit <= policy.maxGas) return gasLimit;
  const attempts = intent.attempts + 1;
  const reason = gasLimit === undefined ? 'it would revert' : `it needs ${gasLimit} gas`;
  const isRefused = gasLimit !== undefined || attempts >= policy.maxAttempts;
  const notBefore = new Date(now.getTime() + Math.min(longestPauseMs, 1000 * 2 ** attempts));
  if (isRefused) await refuse(parts, intent, { attempts, reason });
  else await store.change(intent, { attempts, reason, notBefore });
  return undefined;
}

async function refuse(
  { store, observer }: SenderParts,
  intent: Intent,
  why: { attempts?: number; reason: string },
): Promise<void> {
  await store.change(intent, { ...why, state: 'refused' });
  observer.refused(intent, why.reason);
}
