import { expect, it } from 'vitest';
import { createModelStore } from '../simulation/model-store.ts';
import { bindQueued } from './bind-queued.ts';
import type { Moment, SenderParts } from './sender-parts.ts';

const account = `0x${'11'.repeat(20)}` as const;
const moment: Moment = {
  now: new Date(0),
  head: { number: 1, hash: `0x${'22'.repeat(32)}`, timestamp: 0, baseFeePerGas: 1n },
  latestNonce: 0,
  balance: 100_000n,
  currentFees: { maxFeePerGas: 1n, maxPriorityFeePerGas: 1n },
};

it('[OPS-05] given an account without enough coins, then the intent is neither refused nor counted as a failure', async () => {
  const store = createModelStore(() => Promise.resolve());
  await store.add({ intentKey: 'test:pay:1', recipient: account, data: '0x', value: 100_001n });
  const policy = { maxInFlight: 4, gasMarginBps: 0n, maxGas: 30_000n, maxAttempts: 1 };
  // A node answers this with an error, as for a revert.
  const parts = {
    store,
    policy,
    signer: { address: account },
    node: { estimateGas: () => Promise.resolve(undefined) },
    observer: { refused: () => undefined },
  } as unknown as SenderParts;
  expect(await bindQueued(parts, moment, [])).toEqual({ count: 0, isShortOfCoin: true });
  expect(store.intents).toMatchObject([{ state: 'queued', attempts: 0 }]);
  const richer = {
    ...parts,
    node: { estimateGas: () => Promise.resolve(21_000n) },
  } as unknown as SenderParts;
  expect(await bindQueued(richer, { ...moment, balance: 200_000n }, [])).toMatchObject({ count: 1 });
});

it('[PRED-07] given an intent with a least gas, then it gets that gas, whatever the node estimates', async () => {
  const store = createModelStore(() => Promise.resolve());
  const intent = { recipient: account, data: '0x', value: 0n } as const;
  await store.add({ ...intent, intentKey: 'test:more', leastGas: 50_000n });
  await store.add({ ...intent, intentKey: 'test:less', leastGas: 10_000n });
  await store.add({ ...intent, intentKey: 'test:too-much', leastGas: 60_001n });
  const parts = {
    store,
    policy: { maxInFlight: 4, gasMarginBps: 0n, maxGas: 60_000n, maxAttempts: 1 },
    signer: { address: account },
    node: { estimateGas: () => Promise.resolve(21_000n) },
    observer: { refused: () => undefined },
  } as unknown as SenderParts;
  expect(await bindQueued(parts, moment, [])).toMatchObject({ count: 2 });
  expect(store.intents).toMatchObject([
    { gasLimit: 50_000n },
    { gasLimit: 21_000n },
    { state: 'refused', gasLimit: null },
  ]);
});

it('[IDO-10] [OPS-05] given an intent that counts for one account, then a keeper of another refuses it, and binds the next', async () => {
  const store = createModelStore(() => Promise.resolve());
  const intent = { recipient: account, data: '0x', value: 0n } as const;
  await store.add({ ...intent, intentKey: 'test:other', onlyFrom: `0x${'33'.repeat(20)}` });
  await store.add({ ...intent, intentKey: 'test:own', onlyFrom: account });
  const refused: string[] = [];
  const parts = {
    store,
    policy: { maxInFlight: 4, gasMarginBps: 0n, maxGas: 60_000n, maxAttempts: 1 },
    signer: { address: account },
    node: { estimateGas: () => Promise.resolve(21_000n) },
    observer: { refused: (_intent: unknown, reason: string) => void refused.push(reason) },
  } as unknown as SenderParts;
  expect(await bindQueued(parts, moment, [])).toMatchObject({ count: 1 });
  expect(store.intents).toMatchObject([
    { state: 'refused', nonce: null, reason: 'it counts for another account' },
    { state: 'bound', nonce: 0 },
  ]);
  expect(refused).toEqual(['it counts for another account']);
});

it('[IDO-08] [OPS-05] given an older intent that the account cannot pay, then a later one that it can pay gets the next nonce', async () => {
  const store = createModelStore(() => Promise.resolve());
  const intent = { recipient: account, data: '0x', value: 0n } as const;
  await store.add({ ...intent, intentKey: 'test:pay', value: 100_001n });
  await store.add({ ...intent, intentKey: 'test:batch', leastGas: 90_000n });
  await store.add({ ...intent, intentKey: 'test:settle' });
  const parts = {
    store,
    policy: { maxInFlight: 9, gasMarginBps: 0n, maxGas: 90_000n, maxAttempts: 1 },
    signer: { address: account },
    node: { estimateGas: () => Promise.resolve(5_000n) },
    observer: { refused: () => undefined },
  } as unknown as SenderParts;
  const bound = await bindQueued(parts, { ...moment, balance: 84_999n }, []);
  expect(bound).toEqual({ count: 1, isShortOfCoin: true });
  expect(store.intents).toMatchObject([
    { state: 'queued', attempts: 0 },
    { state: 'queued', attempts: 0 },
    { state: 'bound', nonce: 0, gasLimit: 5_000n },
  ]);
});
