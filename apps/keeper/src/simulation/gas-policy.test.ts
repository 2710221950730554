import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../health/metrics.ts';
import { createStatus } from '../health/status.ts';
import { observeSender } from '../observe-sender.ts';
import { createSender, type Sender } from '../sender/sender.ts';
import { createModelChain } from './model-chain.ts';
import { createModelNode } from './model-node.ts';
import { modelPolicy } from './model-policy.ts';
import { encodeTransaction } from './model-signature.ts';
import { createModelStore } from './model-store.ts';

const account = '0xaccount';
const inPeace = async () => undefined;

let gas: bigint | undefined;
let balance: bigint;
let clock: number;
let lines: { level: number; msg: string }[];
let status: ReturnType<typeof createStatus>;
let store: ReturnType<typeof createModelStore>;
let sender: Sender;

beforeEach(async () => {
  [gas, balance, clock, lines, status] = [21_000n, 10n ** 30n, 0, [], createStatus()];
  store = createModelStore(inPeace);
  const node = createModelNode(createModelChain(), account, inPeace);
  const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  sender = createSender({
    store,
    node: { ...node, estimateGas: async () => gas, getBalance: async () => balance },
    signer: { address: account, sign: async (transaction) => encodeTransaction(transaction) },
    policy: { ...modelPolicy, isLocal: true, maxFeeCap: 100n, maxGas: 100_000n, maxInFlight: 2 },
    observer: observeSender({ status, metrics: createMetrics(status), logger, minBalance: 1_000n }),
    now: () => new Date((clock += 60_000)),
  });
  for (const intentKey of ['a', 'b', 'c'])
    await store.add({ intentKey, recipient: account, data: '0x', value: 5n });
});

const states = () => store.intents.map(({ state }) => state);
const alarms = () => lines.filter(({ level }) => level >= 50).map(({ msg }) => msg);

describe('[OPS-05] gas policy of the keeper', () => {
  it('leaves a margin above the estimate, and keeps the limit of pending transactions', async () => {
    await sender.advance();
    await sender.advance();
    expect(store.intents.map(({ gasLimit }) => gasLimit)).toEqual([25_200n, 25_200n, null]);
    expect(states()).toEqual(['bound', 'bound', 'queued']);
  });

  it('retries later an intent that would revert, refuses it in the end, and binds no nonce for it', async () => {
    gas = undefined;
    for (let turn = 0; turn < 2; turn += 1) await sender.advance();
    expect(states()).toEqual(['queued', 'queued', 'queued']);
    for (let turn = 0; turn < 10; turn += 1) await sender.advance();
    expect(states()).toEqual(['refused', 'refused', 'refused']);
    expect(store.intents.every(({ nonce, reason }) => nonce === null && reason === 'it would revert')).toBe(
      true,
    );
    expect(alarms()).toEqual(['intent refused', 'intent refused', 'intent refused']);
  });

  it('refuses at once an intent that needs too much gas', async () => {
    gas = 90_000n;
    await sender.advance();
    expect(store.intents[0]).toMatchObject({ state: 'refused', reason: 'it needs 108000 gas' });
  });

  it('given an account without coins, then it waits and reports it once, and continues when it is funded', async () => {
    for (const poor of [4n, 500n]) {
      balance = poor;
      await sender.advance();
      expect(states()).toEqual(['queued', 'queued', 'queued']);
      expect(status).toMatchObject({ balance, isShortOfCoin: true });
    }
    expect(alarms()).toEqual(['the account of the keeper runs dry']);
    balance = 10n ** 9n;
    await sender.advance();
    expect(states()).toEqual(['bound', 'bound', 'queued']);
    expect(status.isShortOfCoin).toBe(false);
  });
});
