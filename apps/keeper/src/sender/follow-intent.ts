import { keccak256 } from 'viem';
import { type Action, decide } from './decide.ts';
import type { Fees } from './fees.ts';
import type { Intent, IntentChange } from './intent.ts';
import type { Moment, SenderParts } from './sender.ts';

/** Looks at an open intent and takes its next step; true when there was one to take. */
export async function followIntent(parts: SenderParts, moment: Moment, intent: Intent): Promise<boolean> {
  const action = decide(intent, await look(parts, moment, intent), parts.policy);
  if (action.kind !== 'wait') parts.observer.acted(intent, action);
  await takeStep(parts, moment, intent, action);
  return action.kind !== 'wait' && action.kind !== 'hold' && action.kind !== 'broadcast';
}

async function look({ node, signer }: SenderParts, moment: Moment, intent: Intent) {
  const newest = intent.broadcasts.findLast(({ nonce }) => nonce === intent.nonce);
  const receipt = await node.findReceipt(intent.broadcasts.map(({ txHash }) => txHash));
  const isAbsent = receipt === undefined;
  return {
    ...moment,
    signer: signer.address,
    receipt,
    isKnown: isAbsent && newest !== undefined && (await node.isKnown(newest.txHash)),
    lostBlockHashNow:
      isAbsent && intent.lostBlockNumber !== null
        ? await node.findBlockHash(intent.lostBlockNumber)
        : undefined,
  };
}

const unbound: IntentChange = {
  state: 'queued',
  sender: null,
  nonce: null,
  gasLimit: null,
  txHash: null,
  lostBlockNumber: null,
  lostBlockHash: null,
};

/** How an action changes the row; those that only speak to the node change nothing. */
function toChange(action: Action, { head }: Moment): IntentChange | undefined {
  switch (action.kind) {
    case 'include': {
      const { txHash, blockNumber, blockHash, succeeded } = action.receipt;
      return {
        state: 'included',
        txHash,
        blockNumber,
        blockHash,
        succeeded,
        lostBlockNumber: null,
        lostBlockHash: null,
      };
    }
    case 'exclude':
      return { state: 'bound', blockNumber: null, blockHash: null, succeeded: null };
    case 'finalize':
      return { state: 'final' };
    case 'lose':
      return { lostBlockNumber: head.number, lostBlockHash: head.hash };
    case 'regain':
      return { lostBlockNumber: null, lostBlockHash: null };
    case 'release':
      return unbound;
    case 'sign':
    case 'hold':
    case 'broadcast':
    case 'wait':
      return undefined;
  }
}

async function takeStep(parts: SenderParts, moment: Moment, intent: Intent, action: Action): Promise<void> {
  const change = toChange(action, moment);
  if (change) await parts.store.change(intent, change);
  if (action.kind === 'sign') await signAndSend(parts, moment, intent, action.fees);
  if (action.kind === 'broadcast') {
    const raws = intent.broadcasts.filter(({ nonce }) => nonce === intent.nonce).map(({ raw }) => raw);
    for (const raw of raws.slice(-1)) await send(parts, intent, raw);
  }
}

async function signAndSend(parts: SenderParts, { now }: Moment, intent: Intent, fees: Fees): Promise<void> {
  const { store, signer, policy } = parts;
  const { nonce, gasLimit, recipient: to, data, value } = intent;
  if (nonce === null || gasLimit === null) throw new Error(`intent ${intent.intentKey} is bound to no nonce`);
  const raw = await signer.sign({ chainId: policy.chainId, nonce, to, data, value, gas: gasLimit, ...fees });
  const broadcast = { txHash: keccak256(raw), nonce, raw, ...fees, signedAt: now };
  if (await store.addBroadcast(intent, broadcast)) await send(parts, intent, raw);
}

async function send({ node, observer }: SenderParts, intent: Intent, raw: `0x${string}`): Promise<void> {
  const reason = await node.send(raw);
  if (reason !== undefined) observer.notTaken(intent, reason);
}
