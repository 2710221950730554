import { longestPauseMs } from '../sender/longest-pause.ts';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Intent, IntentVersion } from '../sender/intent.ts';
import type { IntentStore } from '../sender/store.ts';

type ModelStore = IntentStore & { intents: Intent[] };

/**
 * The store in memory, with the guarantees of the real one; `fault` runs before and after every call, takes
 * time and may throw.
 */
export function createModelStore(fault: () => Promise<void>): ModelStore {
  const intents: Intent[] = [];
  let genesis: Hex | undefined;
  const keep = async <Value>(work: () => Value): Promise<Value> => {
    await fault();
    const value = work();
    await fault();
    return value;
  };
  return {
    intents,
    add: (intent) => keep(() => addIntent(intents, intent)),
    keepGenesis: (hash) => keep(() => (genesis ??= hash)),
    listOpen: (sender, latestNonce) => keep(() => listOpen(intents, sender, latestNonce)),
    listQueued: (now, limit) => keep(() => listQueued(intents, now).slice(0, limit)),
    findHighestNonce: () => keep(() => findHighestNonce(intents)),
    change: (version, change) =>
      keep(() => {
        const intent = findVersion(intents, version);
        const isTaken =
          typeof change.nonce === 'number' && intents.some(({ nonce }) => nonce === change.nonce);
        if (intent === undefined || isTaken) return false;
        Object.assign(intent, change);
        return true;
      }),
    addBroadcast: (version, broadcast) =>
      keep(() => {
        const intent = findVersion(intents, version);
        if (intent === undefined) return false;
        intent.broadcasts.push(broadcast);
        intent.txHash = broadcast.txHash;
        return true;
      }),
    clear: async () => void intents.splice(0),
  };
}

function findVersion(intents: readonly Intent[], { intentKey, state, nonce, txHash }: IntentVersion) {
  return intents.find(
    (one) =>
      one.intentKey === intentKey && one.state === state && one.nonce === nonce && one.txHash === txHash,
  );
}

function listOpen(intents: readonly Intent[], sender: Hex, latestNonce: number): Intent[] {
  return structuredClone(intents.filter(isOpen)).toSorted((a, b) => toNonce(a) - toNonce(b));
  function isOpen(intent: Intent): boolean {
    const isUnused = intent.state === 'final' && intent.sender === sender && toNonce(intent) >= latestNonce;
    return intent.state === 'bound' || intent.state === 'included' || isUnused;
  }
}

function listQueued(intents: readonly Intent[], now: Date): Intent[] {
  return structuredClone(
    intents.filter(({ state, notBefore }) => state === 'queued' && isDue(notBefore, now)),
  ).toSorted((a, b) => Number(a.leastGas !== null) - Number(b.leastGas !== null));
}

function isDue(notBefore: Date, now: Date): boolean {
  return notBefore <= now || notBefore.getTime() > now.getTime() + longestPauseMs;
}

function findHighestNonce(intents: readonly Intent[]): number | undefined {
  const nonces = intents.flatMap(({ nonce }) => nonce ?? []);
  return nonces.length === 0 ? undefined : Math.max(...nonces);
}

function toNonce({ nonce }: Intent): number {
  return nonce ?? -1;
}

function addIntent(intents: Intent[], intent: Parameters<IntentStore['add']>[0]): void {
  if (intents.some(({ intentKey }) => intentKey === intent.intentKey)) return;
  const epoch = new Date(0);
  intents.push({
    leastGas: null,
    onlyFrom: null,
    ...intent,
    state: 'queued',
    notBefore: epoch,
    createdAt: epoch,
    attempts: 0,
    reason: null,
    sender: null,
    nonce: null,
    gasLimit: null,
    txHash: null,
    blockNumber: null,
    blockHash: null,
    succeeded: null,
    lostBlockNumber: null,
    lostBlockHash: null,
    broadcasts: [],
  });
}
