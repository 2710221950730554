import { globSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';
import { type Address, encodeFunctionData, numberToHex } from 'viem';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { account, router, toAddress } from '../../test-support/known.ts';
import { createTestChain } from '../shared/chain/chain.test-support.tsx';
import { answerMulticall } from '../shared/chain/multicall.test-support.ts';
import { createApprovalPlan } from '../shared/payment/approval-plan.ts';
import { createPaidSteps } from '../shared/payment/paid-steps.ts';
import type { PermitSpender, TokenCharge } from '../shared/payment/spender.ts';
import { messages } from '../shared/message/messages.ts';
import { planHarmless } from '../shared/simulation/plan-harmless.ts';
import { createApprovalLog, createTransferLog } from '../shared/simulation/nft-log.test-support.ts';
import {
  answerSimulation,
  listSimulatedCalls,
  type SimulatedEnd,
} from '../shared/simulation/simulated-node.test-support.ts';
import { hexSchema } from '../shared/simulation/simulate-calls.ts';
import type { NativeCoin, Token } from '../shared/token-list/currency.ts';
import type { AreaPlans } from '../shared/transaction/area-plans.test-support.ts';
import { runTransaction } from '../shared/transaction/run-transaction.ts';
import type { TransactionCall } from '../shared/transaction/transaction-call.ts';
import type { TransactionPlan, TransactionStep } from '../shared/transaction/transaction-plan.ts';
import { createSendPlan } from '../shared/wallet/send/send-plan.ts';

type Node = { request: (requested: { method: string; params?: unknown }) => Promise<unknown> };

const node: Node = { request: async () => undefined };
const chain = createTestChain({ request: (requested) => node.request(requested) });

vi.mock('../shared/chain/runtime-config.ts', () => ({
  getRuntimeConfig: () => ({ chainId: 31337, chains: [] }),
  getChainConfig: () => ({ explorer: '/' }),
}));

const call = { to: router, data: '0x01', value: 0n } as const;
const native: NativeCoin = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const token: Token = {
  kind: 'token',
  chainId: 31337,
  address: toAddress('1'),
  symbol: 'BUSD',
  name: 'BUSD',
  decimals: 18,
};
const spender: PermitSpender = {
  address: router,
  text: messages.exchange.spender,
  attachPermits: (sent) => ({ ...sent, data: `${sent.data}02` }),
};

/** The plans that areas bring, by their files. */
async function listAreaPlans(): Promise<typeof plans> {
  const features = `${import.meta.dirname}/../features`;
  const files = globSync('*/plans.test-support.ts', { cwd: features });
  const lists = files.map(async (file) => {
    const brought: { plans: AreaPlans } = await import(/* @vite-ignore */ `${features}/${file}`);
    return Object.entries(brought.plans).map(([name, create]): [string, () => readonly TransactionPlan[]] => [
      `features/${dirname(file)}/${name}`,
      () => create({ chain, account, coin: native }),
    ]);
  });
  return Object.fromEntries((await Promise.all(lists)).flat());
}

/** The plans of every file of plans, by its name. */
const plans: Record<string, () => readonly TransactionPlan[]> = {
  ...(await listAreaPlans()),
  'shared/payment/approval-plan.ts': () => [
    createApprovalPlan({
      chain,
      owner: account,
      charge: { spender, asset: token, amount: 1n },
      amount: 'unlimited',
    }),
  ],
  'shared/wallet/send/send-plan.ts': () => [
    createSendPlan(
      { currency: native, amount: 5n, sender: account, recipient: router },
      chain.client,
      'Send',
    ),
  ],
};

const callSchema = z.tuple([z.object({ to: z.string(), data: hexSchema })], z.unknown());

/** Runs the steps over a node whose simulation of a write ends like this. Returns each request of the wallet, by its kind. */
async function run(steps: readonly TransactionStep[], end: SimulatedEnd): Promise<readonly string[]> {
  const simulated: unknown[] = [];
  node.request = async ({ method, params }) => {
    if (method === 'eth_simulateV1') {
      simulated.push(...listSimulatedCalls(params));
      return answerSimulation(params, end);
    }
    if (method === 'eth_getBlockByNumber') return { number: '0x7', timestamp: '0x10', transactions: [] };
    if (method === 'eth_getCode') return '0x';
    if (method !== 'eth_call') return '0x64';
    const nothing = numberToHex(0, { size: 32 });
    const [{ to, data }] = callSchema.parse(params);
    return to === chain.contracts.multicall3
      ? answerMulticall(data, () => ({ success: true, returnData: nothing }))
      : nothing;
  };
  const prompts: string[] = [];
  const prompt = (kind: string, calls: readonly TransactionCall[] = []): never => {
    for (const { to, data, value } of calls)
      expect(simulated).toContainEqual({ from: account, to, data, value: numberToHex(value) });
    prompts.push(kind);
    throw new Error('the wallet declines');
  };
  await runTransaction(
    { chainId: chain.chainId, identity: 'write', summary: 'Write', steps },
    {
      client: chain.client,
      onProgress: () => undefined,
      wallet: {
        account,
        readBatch: async () => undefined,
        requests: () => ({
          switchChain: async () => undefined,
          signTypedData: async () => prompt('sign'),
          send: async (sent) => prompt('send', [sent]),
          sendBatch: async ({ calls }) => prompt('send-batch', calls),
        }),
      },
    },
  );
  return prompts;
}

/** Every step that opens the wallet for a write, alone: what comes before it can only end the run earlier. */
function listSends({ steps }: TransactionPlan): TransactionStep[][] {
  return steps.flatMap((step) => {
    if (step.kind !== 'send' && step.kind !== 'send-batch') return [];
    const createWrite = () => step.createWrite();
    return [[step.kind === 'send' ? { kind: step.kind, createWrite } : { ...step, createWrite }]];
  });
}

const nft = { collection: toAddress('e'), tokenId: 7n };
const thief = toAddress('9');

const failing: readonly [string, SimulatedEnd][] = [
  ['would fail', { isSuccess: false }],
  ['would take more than was agreed', { taken: 1_000_000n }],
  ['would take an NFT', { logs: [createTransferLog({ ...nft, from: account, to: thief })] }],
  ['would approve an NFT', { logs: [createApprovalLog(account, { ...nft, operator: thief })] }],
  [
    'would approve all NFTs of a collection',
    { logs: [createApprovalLog(account, { ...nft, operator: thief, tokenId: 'all' })] },
  ],
];

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('every plan', () => {
  it('is walked by this test', () => {
    const frame = 'shared/transaction/transaction-plan.ts';
    const files = readdirSync(new URL('../', import.meta.url), { recursive: true, encoding: 'utf8' });
    expect(Object.keys(plans).toSorted()).toEqual(
      files.filter((file) => file.endsWith('-plan.ts') && file !== frame).toSorted(),
    );
  });

  it('[TX-04] has an identity of its own, without a text', () => {
    const identities = Object.values(plans).map((list) => [
      ...new Set(list().map(({ identity }) => identity)),
    ]);
    for (const identity of identities.flat()) expect(identity).toMatch(/^[a-z-]+( [0-9a-z-]+)*$/);
    expect(new Set(identities.flat()).size).toBe(identities.flat().length);
    for (const { identity, summary } of Object.values(plans).flatMap((list) => list()))
      expect(identity).not.toContain(` ${summary.toLowerCase()}`);
  });

  it.each(Object.entries(plans))(
    '[SHELL-06] %s: only a good simulation opens the wallet',
    async (_, list) => {
      for (const plan of list()) {
        const sends = listSends(plan);
        expect(sends).not.toEqual([]);
        for (const steps of sends) {
          for (const [, end] of failing) expect(await run(steps, end)).toEqual([]);
          expect(await run(steps, {})).toHaveLength(1);
        }
      }
    },
  );
});

it.each(failing)(
  '[SWAP-07] given a write that %s, when it needs a permit, then nothing is signed',
  async (_, end) => {
    const steps = createPaidSteps(
      {
        kind: 'permit',
        spender,
        permits: [
          { symbol: 'BUSD', domain: { verifyingContract: token.address, chainId: 31337 }, value: 5n },
        ],
      },
      { chain, deadlineSeconds: 60, createWrite: () => planHarmless({ account, candidates: [call] }) },
    );
    expect(await run(steps, end)).toEqual([]);
    expect(await run(steps, {})).toEqual(['sign']);
  },
);

const other = toAddress('c');
const agreed = { token: token.address, spender: router, amount: 5n };

function createGrant(to: Address, taker: Address, amount: bigint): TransactionCall {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [taker, amount] });
  return { to, data, value: 0n };
}

function createPermission(operator: Address): TransactionCall {
  const args = [operator, true] as const;
  const data = encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args });
  return { to: nft.collection, data, value: 0n };
}

function toCapitals({ data, ...sent }: TransactionCall): TransactionCall {
  return { ...sent, data: `0x${data.slice(2).toUpperCase()}` };
}

/** A batch for a charge of the agreed amount. */
function payInBatch(spends: (typeof agreed)[], candidate: TransactionCall = call): TransactionStep[] {
  const charge: TokenCharge = { spender, asset: token, amount: agreed.amount };
  const createWrite = () => planHarmless({ account, candidates: [candidate], spends });
  return createPaidSteps({ kind: 'batch', charges: [charge] }, { chain, deadlineSeconds: 60, createWrite });
}

/** A step that was agreed on with one allowance and one operator of NFTs. */
function sendAlone(candidate: TransactionCall): TransactionStep[] {
  const nftApprovals = [{ collection: nft.collection, operator: router, tokenId: 'all' }] as const;
  const planned = planHarmless({ account, candidates: [candidate], allowances: [agreed], nftApprovals });
  return [{ kind: 'send', createWrite: async () => planned }];
}

it.each([
  ['another spender', { ...agreed, spender: other }],
  ['another token', { ...agreed, token: other }],
  ['more than the charge', { ...agreed, amount: 6n }],
])('[SWAP-07] given a batch that approves %s, then the wallet stays closed', async (_, spend) => {
  const grant = createGrant(spend.token, spend.spender, spend.amount);
  expect(await run(payInBatch([spend]), {})).toEqual([]);
  expect(await run(payInBatch([agreed, spend]), {})).toEqual([]);
  expect(await run(payInBatch([agreed], grant), {})).toEqual([]);
  expect(await run(payInBatch([agreed]), {})).toEqual(['send-batch']);
  expect(await run(payInBatch([{ ...agreed, amount: 4n }]), {})).toEqual(['send-batch']);
});

it.each([
  ['another spender', createGrant(token.address, other, 5n)],
  ['another token', createGrant(other, router, 5n)],
  ['more than agreed', createGrant(token.address, router, 6n)],
  ['an operator of NFTs', createPermission(other)],
  ['another spender, in capitals', toCapitals(createGrant(token.address, other, 5n))],
])('[SWAP-07] given a single call that approves %s, then the wallet stays closed', async (_, candidate) => {
  expect(await run(sendAlone(candidate), {})).toEqual([]);
  for (const amount of [0n, 4n, 5n])
    expect(await run(sendAlone(createGrant(token.address, router, amount)), {})).toEqual(['send']);
  expect(await run(sendAlone(createPermission(router)), {})).toEqual(['send']);
});
