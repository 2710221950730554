import { describe, expect, it } from 'vitest';
import type { SenderObserver } from '../sender/sender-observer.ts';
import { createSender } from '../sender/sender.ts';
import { createModelChain, listIncluded, mine } from './model-chain.ts';
import { createModelNode } from './model-node.ts';
import { modelPolicy } from './model-policy.ts';
import { encodeTransaction } from './model-signature.ts';
import { createModelStore } from './model-store.ts';

const [old, next] = ['0xold', '0xnew'] as const;
const observer: SenderObserver = {
  acted: () => undefined,
  notTaken: () => undefined,
  refused: () => undefined,
  seen: () => undefined,
  chainReplaced: () => undefined,
};
const inPeace = async () => undefined;

/** Two keepers in turn; the second has another key, whose account has sent many transactions. */
function createWorld() {
  const chain = createModelChain();
  const store = createModelStore(inPeace);
  const node = createModelNode(chain, old, inPeace);
  let clock = 0;
  const start = (address: typeof old | typeof next) =>
    createSender({
      store,
      policy: modelPolicy,
      observer,
      node: { ...node, getNonce: async (account) => (account === next ? 50 : node.getNonce(account)) },
      signer: { address, sign: async (transaction) => encodeTransaction(transaction) },
      now: () => new Date((clock += 5_000)),
    });
  return { chain, store, start };
}

describe('[OPS-05] a keeper with a new key', () => {
  it('resends the transaction that the old key signed, and nothing else for it', async () => {
    const { chain, store, start } = createWorld();
    await store.add({ intentKey: 'a', recipient: old, data: '0xaa', value: 0n });
    const before = start(old);
    await before.advance();
    await before.advance();
    chain.minimumFee = 100n;
    chain.waiting.clear();
    const after = start(next);
    for (let turn = 0; turn < 30; turn += 1) {
      await after.advance();
      mine(chain);
    }
    expect(listIncluded(chain)).toEqual([]);
    expect(store.intents).toMatchObject([
      { state: 'bound', sender: old, nonce: 0, broadcasts: [{ nonce: 0 }] },
    ]);
    chain.minimumFee = 1n;
    for (let turn = 0; turn < 12; turn += 1) {
      await after.advance();
      mine(chain);
    }
    expect(listIncluded(chain)).toMatchObject([{ data: '0xaa', nonce: 0 }]);
    expect(store.intents).toMatchObject([{ state: 'final', succeeded: true }]);
  });

  it('takes over an intent that was bound to the old key and never signed', async () => {
    const { store, start } = createWorld();
    await store.add({ intentKey: 'a', recipient: old, data: '0xaa', value: 0n });
    await start(old).advance();
    expect(store.intents).toMatchObject([{ state: 'bound', sender: old, nonce: 0 }]);
    const after = start(next);
    for (let turn = 0; turn < 4; turn += 1) await after.advance();
    expect(store.intents).toMatchObject([{ sender: next, nonce: 50, broadcasts: [{ nonce: 50 }] }]);
  });
});
