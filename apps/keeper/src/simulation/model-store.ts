import type { Intent } from '../sender/intent.ts';
import type { IntentStore } from '../sender/store.ts';

type ModelStore = IntentStore & { intents: Intent[] };

/** The store in memory, with the promises of the real one; `fault` runs before and after every change and may throw. */
export function createModelStore(fault: () => void): ModelStore {
  const intents: Intent[] = [];
  let genesis: Intent['data'] | undefined;
  const keep = async <Value>(work: () => Value): Promise<Value> => {
    fault();
    const value = work();
    fault();
    return value;
  };
  const find = (version: Parameters<IntentStore['change']>[0]) =>
    intents.find(
      (one) =>
        one.intentKey === version.intentKey &&
        one.state === version.state &&
        one.nonce === version.nonce &&
        one.txHash === version.txHash,
    );
  return {
    intents,
    add: async (intent) => {
      if (intents.some(({ intentKey }) => intentKey === intent.intentKey)) return;
      intents.push({ ...blank, ...intent, broadcasts: [], createdAt: new Date(0) });
    },
    keepGenesis: (hash) => keep(() => (genesis ??= hash)),
    listOpen: async (latestNonce) =>
      structuredClone(intents)
        .filter(
          ({ state, nonce }) =>
            state === 'bound' || state === 'included' || (state === 'final' && nonce! >= latestNonce),
        )
        .toSorted((a, b) => a.nonce! - b.nonce!),
    listQueued: async (now, limit) =>
      structuredClone(intents)
        .filter(({ state, notBefore }) => state === 'queued' && notBefore <= now)
        .slice(0, limit),
    findHighestNonce: async () =>
      intents.reduce<number | undefined>(
        (most, { nonce }) => (nonce === null ? most : Math.max(most ?? 0, nonce)),
        undefined,
      ),
    change: (version, change) =>
      keep(() => {
        const intent = find(version);
        const isTaken = change.nonce != null && intents.some(({ nonce }) => nonce === change.nonce);
        if (intent === undefined || isTaken) return false;
        Object.assign(intent, change);
        return true;
      }),
    addBroadcast: (version, broadcast) =>
      keep(() => {
        const intent = find(version);
        intent?.broadcasts.push(broadcast);
        if (intent) intent.txHash = broadcast.txHash;
        return intent !== undefined;
      }),
    clear: async () => void intents.splice(0),
  };
}

const blank = {
  state: 'queued',
  notBefore: new Date(0),
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
} as const;
