import type { Hex } from '@tradewind/db/column/hex-bytes';
import { keccak256 } from 'viem';
import { type Action, decide } from './decide.ts';
import type { Fees } from './fees.ts';
import { findNewest, type Intent, type IntentChange } from './intent.ts';
import type { SeenIntent } from './see-intent.ts';
import type { Moment, SenderParts } from './sender-parts.ts';

/** Takes the next step of an open intent after an observation; true when there was one. */
export async function followIntent(
  parts: SenderParts,
  moment: Moment,
  { intent, sight }: SeenIntent,
): Promise<boolean> {
  const action = decide(intent, sight, parts.policy);
  if (action.kind !== 'wait') parts.observer.acted(intent, action);
  const change = findChange(action, moment);
  if (change) await parts.store.change(intent, change);
  if (action.kind === 'sign') await signAndSend(parts, moment, intent, action.fees);
  if (action.kind === 'broadcast') await sendAgain(parts, intent);
  return action.kind !== 'wait' && action.kind !== 'hold' && action.kind !== 'broadcast';
}

const unlost = { lostBlockNumber: null, lostBlockHash: null };

const changes: Partial<Record<Action['kind'], IntentChange>> = {
  exclude: { state: 'bound', blockNumber: null, blockHash: null, succeeded: null },
  finalize: { state: 'final' },
  regain: unlost,
  release: { ...unlost, state: 'queued', sender: null, nonce: null, gasLimit: null, txHash: null },
};

/** The change of the row for an action; undefined for actions that only call signer and node. */
function findChange(action: Action, { head }: Moment): IntentChange | undefined {
  if (action.kind === 'include') {
    const { txHash, blockNumber, blockHash, succeeded } = action.receipt;
    return { ...unlost, state: 'included', txHash, blockNumber, blockHash, succeeded };
  }
  if (action.kind === 'lose') return { lostBlockNumber: head.number, lostBlockHash: head.hash };
  return changes[action.kind];
}

async function signAndSend(parts: SenderParts, { now }: Moment, intent: Intent, fees: Fees): Promise<void> {
  const { store, signer, policy } = parts;
  const { nonce, gasLimit, recipient: to, data, value } = intent;
  if (nonce === null || gasLimit === null) throw new Error(`intent ${intent.intentKey} is bound to no nonce`);
  const raw = await signer.sign({ chainId: policy.chainId, nonce, to, data, value, gas: gasLimit, ...fees });
  const broadcast = { txHash: keccak256(raw), nonce, raw, ...fees, signedAt: now };
  if (await store.addBroadcast(intent, broadcast)) await send(parts, intent, raw);
}

/** Resends only while the row is unchanged and this keeper holds the lease: both are confirmed right before. */
async function sendAgain(parts: SenderParts, intent: Intent): Promise<void> {
  const { txHash } = intent;
  if (await parts.store.change(intent, { txHash })) await send(parts, intent, findNewest(intent)?.raw);
}

async function send({ node, observer }: SenderParts, intent: Intent, raw: Hex | undefined): Promise<void> {
  const reason = raw && (await node.send(raw));
  if (reason !== undefined) observer.notTaken(intent, reason);
}
