import { createClient, custom, type Hash } from 'viem';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localChain } from '../chain/local-chain.test-support.ts';
import { createRpcClient } from '../chain/rpc-client.ts';
import { planHarmless } from '../simulation/plan-harmless.ts';
import { answerSimulation, listSimulatedCalls } from '../simulation/simulated-node.test-support.ts';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import { useNoticeStore } from '../ui/notice-store.ts';
import { runTransaction } from './run-transaction.ts';
import type { TransactionPlan, TransactionProgress, TransactionStep } from './transaction-plan.ts';
import { useTransactionStore } from './transaction-store.ts';
import type { TransactionWallet, WalletRequests } from './transaction-wallet.ts';

vi.mock('../chain/runtime-config.ts', () => ({
  getChainConfig: () => ({ explorer: '/explorer' }),
}));

const account = `0x${'a'.repeat(40)}` as const;
const target = `0x${'f'.repeat(40)}` as const;
const hash: Hash = `0x${'1'.repeat(64)}`;
const receipt = {
  blockHash: `0x${'b'.repeat(64)}`,
  blockNumber: '0x7',
  contractAddress: null,
  from: account,
  status: '0x1',
  to: target,
  transactionHash: hash,
  transactionIndex: '0x0',
  gasUsed: '0x1',
  cumulativeGasUsed: '0x1',
  effectiveGasPrice: '0x1',
  logs: [],
  logsBloom: '0x',
  type: '0x2',
};

type Answers = Record<string, (params: unknown) => unknown>;

/** A complete run over a node with these answers. */
async function run(
  steps: readonly TransactionStep[],
  answers: Answers = {},
  wallet: Partial<WalletRequests & Pick<TransactionWallet, 'readBatch'>> = {},
  options: Partial<TransactionPlan> = {},
) {
  const node: Answers = {
    eth_blockNumber: () => '0x7',
    eth_estimateGas: () => '0x64',
    eth_getTransactionCount: () => '0x3',
    eth_simulateV1: answerSimulation,
    eth_getTransactionReceipt: () => receipt,
    ...answers,
  };
  const request = async ({ method, params }: { method: string; params?: unknown }) => node[method]?.(params);
  const client = createClient({
    chain: localChain,
    transport: custom({ request }, { retryCount: 0 }),
    cacheTime: 0,
  });
  const progress: TransactionProgress[] = [];
  const sent: unknown[] = [];
  const plan: TransactionPlan = {
    chainId: localChain.id,
    identity: 'swap 1 bnb',
    summary: 'Swap 1 BNB for 2 BUSD',
    steps,
    ...options,
  };
  await runTransaction(plan, {
    client,
    wallet: {
      account,
      readBatch: async () => ({ status: 100 }),
      ...wallet,
      requests: () => ({
        switchChain: async () => undefined,
        signTypedData: async () => undefined,
        sendBatch: async () => '0x1',
        send: async (call) => {
          sent.push(call);
          return hash;
        },
        ...wallet,
      }),
    },
    onProgress: (next) => progress.push(next),
  });
  const { steps: _shown, ...last } = progress.at(-1)!;
  return { stages: progress.map(({ stage }) => stage), last, sent };
}

function sendStep(...datas: `0x${string}`[]): Extract<TransactionStep, { kind: 'send' }> {
  return {
    kind: 'send',
    createWrite: async () => planCalls(...datas),
    explainFailure: () => new UserMessageError('Transaction rejected.'),
  };
}

const unexplainedSend: TransactionStep = { kind: 'send', createWrite: async () => planCalls('0x01') };

function planCalls(...datas: `0x${string}`[]) {
  return planHarmless({
    account,
    candidates: datas.map((data) => ({ to: target, data, value: 0n })),
    explain: (refusals) => new UserMessageError(`refused ${refusals.length}`),
  });
}

function refuse(): never {
  throw Object.assign(new Error('reverted'), { code: 3 });
}

async function decline(): Promise<never> {
  throw Object.assign(new Error('no'), { code: 4001 });
}

async function fail(): Promise<never> {
  throw new Error('locked');
}

async function refuseCheck(): Promise<never> {
  throw new UserMessageError('too late');
}

beforeEach(() => {
  useTransactionStore.setState({ records: {}, requests: {} });
  useNoticeStore.setState({ notices: [] });
});

function listRequests() {
  return Object.values(useTransactionStore.getState().requests);
}

describe('runTransaction', () => {
  it('[TX-02] keeps a request while the wallet has not answered it', async () => {
    let during = listRequests();
    const steps = [sendStep('0x01')];
    const send = async () => {
      during = listRequests();
      return hash;
    };
    await run(steps, {}, { send });
    const summary = 'Swap 1 BNB for 2 BUSD';
    expect(during).toMatchObject([{ summary, identity: 'swap 1 bnb', from: account, call: { to: target } }]);
    expect(listRequests()).toEqual([]);
    await run(steps, {}, { send: decline });
    expect(listRequests()).toEqual([]);
  });

  it('[TX-02] given a wallet that opens, then the request has the next nonce already; without a node it has none', async () => {
    const opened: unknown[] = [];
    const send = async () => {
      opened.push(listRequests()[0]?.since);
      return hash;
    };
    await run([sendStep('0x01')], {}, { send });
    useTransactionStore.setState({ requests: {}, records: {} });
    await run([sendStep('0x01')], { eth_getTransactionCount: fail }, { send });
    expect(opened).toEqual([{ nonce: 3, blockNumber: 7 }, undefined]);
  });

  it('[SWAP-08] [TX-02] given an unanswered request of an earlier visit, then the same write is refused', async () => {
    const open = { id: 'r', summary: 'Swap 1 BNB for 2 BUSD', from: account, chainId: 31337, addedTime: 1 };
    useTransactionStore.setState({ requests: { r: open } });
    const refused = await run([sendStep('0x01')]);
    expect(refused.sent).toEqual([]);
    expect(refused.last).toMatchObject({ message: expect.stringContaining('may still show a request') });
    expect((await run([sendStep('0x01')], {}, {}, { summary: 'Swap 5 BNB' })).sent).toHaveLength(1);
    useTransactionStore.setState({ requests: { r: { ...open, identity: 'swap 1 bnb' } }, records: {} });
    expect((await run([sendStep('0x01')], {}, {}, { summary: '1 BNB tauschen' })).sent).toEqual([]);
    expect((await run([sendStep('0x01')], {}, {}, { identity: 'swap 5 bnb' })).sent).toHaveLength(1);
    useTransactionStore.setState({ requests: {}, records: {} });
    expect((await run([sendStep('0x01')])).sent).toHaveLength(1);
  });

  it('runs the steps, stores the record and reports the end', async () => {
    const steps: TransactionStep[] = [{ kind: 'switch-chain' }, sendStep('0x01'), { kind: 'receipt' }];
    const { stages } = await run(steps);
    expect(stages).toEqual(['switching', 'checking', 'wallet', 'submitted', 'done']);
    expect(Object.values(useTransactionStore.getState().records)).toMatchObject([
      { hash, from: account, chainId: 31337, summary: 'Swap 1 BNB for 2 BUSD', receipt: { status: 1 } },
    ]);
    expect(useNoticeStore.getState().notices).toMatchObject([
      { tone: 'success', link: { href: `/explorer/tx/${hash}` }, durationMs: 2000 },
    ]);
  });

  it('[LIQ-05] given a plan with silent rejection, then a rejection returns to idle, and other errors are reported', async () => {
    const steps: TransactionStep[] = [unexplainedSend];
    expect((await run(steps, {}, { send: decline }, { silentWalletErrors: 'rejection' })).stages).toEqual([
      'checking',
      'wallet',
      'idle',
    ]);
    expect((await run(steps, {}, { send: decline })).stages.at(-1)).toBe('failed');
    expect(
      (await run(steps, {}, { send: refuseCheck }, { silentWalletErrors: 'rejection' })).stages.at(-1),
    ).toBe('failed');
  });

  it('[PRED-06] given a plan with silent wallet errors, then any error of the wallet returns to idle, and others are reported', async () => {
    const silent = { silentWalletErrors: 'all' } as const;
    expect((await run([unexplainedSend], {}, { send: fail }, silent)).stages.at(-1)).toBe('idle');
    expect((await run([unexplainedSend], { eth_estimateGas: refuse }, {}, silent)).last).toEqual({
      stage: 'failed',
      message: 'refused 1',
    });
  });

  it.each([
    ['would take more than was agreed', { taken: 1n }, messages.simulation.takesTooMuch],
    ['would fail', { isSuccess: false }, 'refused 1'],
  ])(
    '[SHELL-06] given a simulation by which the write %s, then the wallet stays closed, alone and in a batch',
    async (_, end, message) => {
      const node: Answers = { eth_simulateV1: (params) => answerSimulation(params, end) };
      const sendBatch = vi.fn();
      for (const kind of ['send', 'send-batch'] as const) {
        const step = { kind, createWrite: async () => planCalls('0x01'), allowances: [] };
        const { last, sent } = await run([step], node, { sendBatch });
        expect(last).toEqual({ stage: 'failed', message });
        expect(sent).toEqual([]);
      }
      expect(sendBatch).not.toHaveBeenCalled();
    },
  );

  it('[SHELL-06] given a candidate that only its estimate refuses, then the next one is simulated and sent', async () => {
    const simulated: string[] = [];
    const { sent } = await run([sendStep('0x01', '0x02')], {
      eth_estimateGas: (params) => {
        const [{ data }] = params as [{ data: string }];
        return data === '0x01' ? refuse() : '0x64';
      },
      eth_call: refuse,
      eth_simulateV1: (params) => {
        simulated.push(...listSimulatedCalls(params).map(({ data }) => data));
        return answerSimulation(params);
      },
    });
    expect(sent).toMatchObject([{ data: '0x02' }]);
    expect([simulated.includes('0x01'), simulated.includes('0x02')]).toEqual([false, true]);
  });

  it('[TX-04] given a write of another account than the one that signs, then the wallet stays closed', async () => {
    const { write, ...agreed } = planCalls('0x01');
    const foreign = { ...agreed, write: { ...write, account: target } };
    const { last, sent } = await run([{ kind: 'send', createWrite: async () => foreign }]);
    expect(last).toEqual({ stage: 'failed', message: messages.chain.accountChanged });
    expect(sent).toEqual([]);
  });

  it('[CHAIN-03] sends with the estimate and 10% more gas', async () => {
    expect((await run([sendStep('0x01')])).sent).toMatchObject([{ gas: 110n }]);
  });

  it('[SWAP-12] estimates every candidate and sends the first that succeeds', async () => {
    const requested: unknown[] = [];
    const { sent } = await run([sendStep('0x01', '0x02', '0x03')], {
      eth_estimateGas: (params) => {
        requested.push(params);
        const [{ data }] = params as [{ data: string }];
        return data === '0x01' ? refuse() : '0x64';
      },
      eth_call: refuse,
    });
    expect(requested).toHaveLength(3);
    expect(sent).toMatchObject([{ data: '0x02' }]);
  });

  it("[SWAP-12] opens no wallet prompt for a candidate that another one's refusal forbids", async () => {
    const { write, ...agreed } = planCalls('0x01', '0x02');
    const step: TransactionStep = {
      kind: 'send',
      createWrite: async () => ({ ...agreed, write: { ...write, forbidsOthers: () => true } }),
    };
    const { last, sent } = await run([step], {
      eth_estimateGas: (params) => {
        const [{ data }] = params as [{ data: string }];
        return data === '0x02' ? refuse() : '0x64';
      },
      eth_call: refuse,
    });
    expect(last).toEqual({ stage: 'failed', message: 'refused 1' });
    expect(sent).toEqual([]);
  });

  it('[SWAP-12] opens no wallet prompt when no candidate would succeed', async () => {
    const { last, sent } = await run([sendStep('0x01', '0x02')], {
      eth_estimateGas: refuse,
      eth_call: refuse,
    });
    expect(last).toEqual({ stage: 'failed', message: 'refused 2' });
    expect(sent).toEqual([]);
  });

  it('reports the network, not the transaction, when no node answers', async () => {
    const rpc = createRpcClient({ urls: ['http://127.0.0.1:9'], batchMs: 0 });
    const estimate = () => rpc.request({ method: 'eth_estimateGas' });
    const { last } = await run([sendStep('0x01')], { eth_estimateGas: estimate });
    expect(last).toMatchObject({
      stage: 'failed',
      message: expect.stringContaining('Failed to send batch call'),
    });
  });

  it('[SWAP-12] stops before the wallet when a check fails', async () => {
    const { last, sent } = await run([{ kind: 'check', check: refuseCheck }, sendStep('0x01')]);
    expect(last).toEqual({ stage: 'failed', message: 'too late' });
    expect(sent).toEqual([]);
  });

  it('[WAL-06] ends with a sentence, and without a record, when the wallet declines', async () => {
    const { last } = await run([sendStep('0x01')], {}, { send: decline });
    expect(last).toEqual({ stage: 'failed', message: 'Transaction rejected.' });
    expect(useTransactionStore.getState().records).toEqual({});
  });

  it('reports that an included transaction failed', async () => {
    const { last } = await run([sendStep('0x01'), { kind: 'receipt' }], {
      eth_getTransactionReceipt: () => ({ ...receipt, status: '0x0' }),
    });
    expect(last).toMatchObject({
      stage: 'failed',
      hash,
      message: expect.stringContaining('included but failed'),
    });
    expect(useNoticeStore.getState().notices).toMatchObject([{ tone: 'error' }]);
  });

  it('[CHAIN-03] skips an unneeded step, and shows a step’s own line', async () => {
    const reset = { ...sendStep('0x01'), isNeeded: async () => true, summary: 'Reset' };
    const { sent } = await run([{ ...sendStep('0x02'), isNeeded: async () => false }, reset]);
    expect(sent).toMatchObject([{ data: '0x01' }]);
    expect(Object.values(useTransactionStore.getState().records)).toMatchObject([{ summary: 'Reset' }]);
  });

  it('[SWAP-07] a declined signature returns to idle, an impossible one reports its limit, and neither sends', async () => {
    const signPrompted: TransactionStep = {
      kind: 'sign',
      symbol: 'USDC',
      order: {
        domain: { name: 'USD Coin', chainId: 31337, verifyingContract: target },
        spender: target,
        value: 5n,
      },
      deadlineSeconds: 60,
      onSigned: vi.fn(),
    };
    const node: Answers = {
      eth_getBlockByNumber: () => ({ number: '0x7', timestamp: '0x10', transactions: [] }),
      eth_getCode: () => '0x',
      eth_call: () => `0x${'0'.repeat(64)}`,
    };
    const steps = [signPrompted, sendStep('0x01')];
    const declined = await run(steps, node, { signTypedData: decline });
    expect(declined).toEqual({ stages: ['signing', 'idle'], last: { stage: 'idle' }, sent: [] });
    const unable = await run(steps, node, { signTypedData: async () => 'garbage' });
    expect(unable).toMatchObject({ stages: ['signing', 'limited'], sent: [] });
    expect(signPrompted.onSigned).not.toHaveBeenCalled();
  });

  it('[SWAP-07] a batch is one prompt, stored until its transaction is known, then followed as a transaction', async () => {
    const step: TransactionStep = {
      kind: 'send-batch',
      createWrite: async () => planCalls('0xaa'),
      allowances: [],
    };
    const sendBatch = vi.fn(async () => {
      expect(useTransactionStore.getState().batches).toEqual({});
      return '0xbatch';
    });
    const readBatch = vi.fn(async (id: string) => {
      expect(useTransactionStore.getState().batches).toMatchObject({ [`31337:${id}`]: { from: account } });
      return { status: 200, receipts: [{ transactionHash: hash }] };
    });
    const { stages, sent } = await run([step, { kind: 'receipt' }], {}, { sendBatch, readBatch });
    expect(stages).toEqual(['checking', 'wallet', 'batched', 'submitted', 'done']);
    expect(sendBatch).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([]);
    expect(useTransactionStore.getState()).toMatchObject({
      batches: {},
      records: { [`31337:${hash}`]: { receipt: { status: 1 } } },
    });
  });

  it('[NFT-04] given a write of several calls, then one batch has all of them, and none is sent alone', async () => {
    const { write, ...agreed } = planCalls('0xb0');
    const first = [{ to: target, data: '0x5a', value: 3n }] as const;
    const createWrite = async () => ({ ...agreed, write: { ...write, first } });
    const batches: unknown[] = [];
    const sendBatch = async ({ calls }: { calls: readonly { data: string }[] }) => {
      batches.push(calls.map(({ data }) => data));
      return decline();
    };
    await run([{ kind: 'send-batch', createWrite, allowances: [] }], {}, { sendBatch });
    expect(batches).toEqual([['0x5a', '0xb0']]);
    const alone = await run([{ kind: 'send', createWrite }]);
    expect(alone.sent).toEqual([]);
    expect(alone.last.stage).toBe('failed');
  });

  it('[TX-04] given a request open in the wallet, when the account writes again, then it is refused until the wallet answered', async () => {
    const prompt = Promise.withResolvers<Hash>();
    const first = run([sendStep('0x01'), { kind: 'receipt' }], {}, { send: () => prompt.promise });
    const second = await run([sendStep('0x01')]);
    expect(second.last).toEqual({
      stage: 'failed',
      message: messages.transaction.openRequest('Swap 1 BNB for 2 BUSD'),
    });
    expect(second.sent).toEqual([]);
    prompt.resolve(hash);
    expect((await first).last).toEqual({ stage: 'done', hash });
    expect((await run([sendStep('0x01')])).sent).toHaveLength(1);
  });

  it('[TX-04] given a write that waits for its receipt only, when the account writes again, then the wallet prompts', async () => {
    const sent = Promise.withResolvers<void>();
    const included = Promise.withResolvers<void>();
    const first = run([
      sendStep('0x01'),
      {
        kind: 'check',
        check: async () => {
          sent.resolve();
          await included.promise;
        },
      },
    ]);
    await sent.promise;
    expect((await run([sendStep('0x02')])).sent).toHaveLength(1);
    included.resolve();
    expect((await first).last).toMatchObject({ stage: 'done' });
  });

  it.each(['send', 'send-batch'] as const)(
    '[TX-04] given a request of another tab since the check, when the %s is due, then the wallet stays closed',
    async (kind) => {
      const request = {
        id: 'tab',
        identity: 'swap 1 bnb',
        summary: 'Swap',
        from: account,
        chainId: localChain.id,
        addedTime: 1,
      };
      const check = async () => void useTransactionStore.setState({ requests: { tab: request } });
      const sendBatch = vi.fn();
      const { last, sent } = await run(
        [
          { kind: 'check', check },
          { kind, createWrite: async () => planCalls('0x01'), allowances: [] },
        ],
        {},
        { sendBatch },
      );
      expect(last).toEqual({ stage: 'failed', message: messages.transaction.sameRequest('Swap') });
      expect(sent).toEqual([]);
      expect(sendBatch).not.toHaveBeenCalled();
      expect(Object.keys(useTransactionStore.getState().requests)).toEqual(['tab']);
    },
  );

  it.each([
    ['declines', { send: decline }],
    ['fails', { switchChain: async () => Promise.reject(new Error('gone')) }],
  ])(
    '[TX-04] given a wallet that %s, when the account writes again, then the wallet prompts',
    async (_, wallet) => {
      await run([{ kind: 'switch-chain' }, sendStep('0x01')], {}, wallet);
      expect((await run([sendStep('0x01')])).sent).toHaveLength(1);
    },
  );

  it('waits for the index after the receipt', async () => {
    const waitUntilIndexed = vi.fn(async () => undefined);
    const { stages } = await run([
      sendStep('0x01'),
      { kind: 'receipt' },
      { kind: 'indexed', waitUntilIndexed },
    ]);
    expect(stages).toEqual(['checking', 'wallet', 'submitted', 'indexing', 'done']);
    expect(waitUntilIndexed).toHaveBeenCalledWith(hash);
  });
});

it('[CHAIN-02] a plan for one chain is never run on another: nothing is switched, simulated or sent', async () => {
  const switchChain = vi.fn(async () => undefined);
  const steps: TransactionStep[] = [{ kind: 'switch-chain' }, sendStep('0x01')];
  const answers = { eth_simulateV1: vi.fn(answerSimulation) };
  const { last, sent } = await run(steps, answers, { switchChain }, { chainId: 31338 });
  expect(last?.stage).toBe('failed');
  expect([switchChain, answers.eth_simulateV1].map(({ mock }) => mock.calls)).toEqual([[], []]);
  expect(sent).toEqual([]);
});
