import { demoTokenAbi } from '@tradewind/abi/local/demo-token.abi';
import { demoTokenBytecode } from '@tradewind/abi/local/demo-token.bytecode';
import { deploymentPlans } from '@tradewind/abi/local/deployment-plan';
import { noReturnTokenAbi } from '@tradewind/abi/local/no-return-token.abi';
import { noReturnTokenBytecode } from '@tradewind/abi/local/no-return-token.bytecode';
import { permitTokenAbi } from '@tradewind/abi/local/permit-token.abi';
import { permitTokenBytecode } from '@tradewind/abi/local/permit-token.bytecode';
import { tillAbi } from '@tradewind/abi/local/till.abi';
import { tillBytecode } from '@tradewind/abi/local/till.bytecode';
import { startChainNode } from '@tradewind/stack/chain-node';
import { connectChain } from '@tradewind/stack/chain/connect';
import { deployContracts } from '@tradewind/stack/chain/deploy';
import { localAccount } from '@tradewind/stack/demo-accounts';
import { type Abi, type Address, decodeFunctionData, encodeFunctionData, type Hash, type Hex } from 'viem';
import {
  deployContract,
  getBalance,
  getTransactionReceipt,
  readContract,
  sendTransaction,
  writeContract,
} from 'viem/actions';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chain } from '../chain/chain.ts';
import { createTestChain } from '../chain/chain.test-support.tsx';
import { setRuntimeConfig } from '../chain/runtime-config.ts';
import { listHoldings } from '../simulation/verify-movements.ts';
import type { PlannedWrite } from '../simulation/planned-write.ts';
import type { NativeCoin, Token } from '../token-list/currency.ts';
import { findPermitDomain } from '../transaction/find-permit-domain.ts';
import { runTransaction } from '../transaction/run-transaction.ts';
import type { TransactionPlan, TransactionProgress } from '../transaction/transaction-plan.ts';
import type { TransactionWallet } from '../transaction/transaction-wallet.ts';
import { fetchAllowance } from './allowance.query.ts';
import { createApprovalPlan } from './approval-plan.ts';
import { createPaidSteps } from './paid-steps.ts';
import { computeApprovalState, computePayment, type Payment } from './payment.ts';
import { type AttachPermits, type Charge, isTokenCharge, type Spender, type TokenCharge } from './spender.ts';

const payer = localAccount(1);
const owner = payer.address;
const supply = 1_000_000n;
const native: NativeCoin = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };

let node: Awaited<ReturnType<typeof startChainNode>>;
let chain: ReturnType<typeof connectChain>;
/** The same chain, as the page reads it. */
let page: Chain;
let spender: Spender;
/** The requests of the wallet, by their kind. */
let requests: string[] = [];

beforeAll(async () => {
  node = await startChainNode();
  chain = connectChain(node.rpcUrl);
  page = createTestChain({
    chainId: node.chainId,
    request: (requested) => chain.request(requested as never),
  });
  setRuntimeConfig({
    chainId: node.chainId,
    chains: [{ chainId: node.chainId, rpcUrls: [node.rpcUrl], explorer: '/explorer' }],
    mode: 'local',
    links: { audits: [] },
  });
  const multicall = deploymentPlans[31337].filter(({ name }) => name === 'Multicall3');
  await deployContracts(chain, new AbortController().signal, multicall);
  const address = await deploy(tillAbi, tillBytecode, []);
  spender = { address, text: {} as Spender['text'], attachPermits };
});
afterAll(() => node.stop());
beforeEach(() => (requests = []));

/** The spender's own way to carry a permit, decoded and encoded again. */
const attachPermits: AttachPermits = (call, permits) => {
  const { functionName, args } = decodeFunctionData({ abi: tillAbi, data: call.data });
  const [permit] = permits;
  if (functionName !== 'pay' || !permit) throw new Error('no payment with a permit');
  const [token, amount] = args;
  const { deadline, v, r, s } = permit;
  const data = encodeFunctionData({
    abi: tillAbi,
    functionName: 'payWithPermit',
    args: [token, amount, deadline, v, r, s],
  });
  return { ...call, data };
};

function waitUntilMined(hash: Hash) {
  return vi.waitFor(() => getTransactionReceipt(chain, { hash }), 20_000);
}

async function deploy(abi: Abi, bytecode: Hex, args: readonly unknown[]): Promise<Address> {
  const hash = await deployContract(chain, { account: localAccount(0), chain: null, abi, bytecode, args });
  const { contractAddress } = await waitUntilMined(hash);
  if (!contractAddress) throw new Error('not deployed');
  return contractAddress;
}

async function deployToken(abi: Abi, bytecode: Hex): Promise<Token> {
  const address = await deploy(abi, bytecode, ['Coin', 'COIN', 6, owner, supply]);
  return { kind: 'token', chainId: node.chainId, address, symbol: 'COIN', name: 'Coin', decimals: 6 };
}

const wallet: TransactionWallet = {
  account: owner,
  readBatch: async () => undefined,
  requests: () => ({
    switchChain: async () => undefined,
    signTypedData: async (json) => {
      requests.push('sign');
      return payer.signTypedData(JSON.parse(json));
    },
    send: async ({ to, data, value, gas }) => {
      requests.push('send');
      const hash = await sendTransaction(chain, { account: payer, chain: null, to, data, value, gas });
      // Without further blocks the page looks only once.
      await waitUntilMined(hash);
      return hash;
    },
    sendBatch: async () => Promise.reject(new Error('this wallet has no batches')),
  }),
};

function run(plan: TransactionPlan): Promise<TransactionProgress> {
  return runTransaction(plan, { client: page.client, wallet, onProgress: () => undefined });
}

async function readAllowance({ asset, spender: { address } }: TokenCharge): Promise<bigint> {
  return fetchAllowance(page.client, { owner, token: asset.address, spender: address });
}

async function findPayment(charge: Charge): Promise<Payment> {
  const isToken = isTokenCharge(charge);
  const allowance = { state: 'value', value: isToken ? await readAllowance(charge) : 0n } as const;
  const needed = isToken ? charge.amount : 0n;
  const domain = isToken ? await findPermitDomain(page.client, charge.asset.address, owner) : undefined;
  const approval = computeApprovalState({ needed, allowance, isPending: false });
  const side = { ...charge, approval, permit: { state: 'value', value: domain } as const };
  return computePayment([side], { batches: false, signs: true });
}

/** A payment to the spender, agreed for the charge; `taken` is the amount of its call. */
function planPay({ asset, amount, spender: { address: to } }: Charge, taken = amount): PlannedWrite {
  const expected = { leaves: [{ currency: asset, owner, limit: amount }], arrives: [] };
  const isNative = asset.kind === 'native';
  const data = isNative
    ? encodeFunctionData({ abi: tillAbi, functionName: 'payNative' })
    : encodeFunctionData({ abi: tillAbi, functionName: 'pay', args: [asset.address, taken] });
  return {
    expected,
    explain: ([refusal]) => new Error('refused', { cause: refusal }),
    write: {
      account: owner,
      spends: isNative ? [] : [{ token: asset.address, spender: to, amount: taken }],
      candidates: [{ to, data, value: isNative ? taken : 0n }],
      holdings: listHoldings(owner, expected),
    },
  };
}

async function pay(charge: Charge, taken?: bigint): Promise<TransactionProgress> {
  const payment = await findPayment(charge);
  const createWrite = () => planPay(charge, taken);
  return run({
    chainId: node.chainId,
    identity: 'pay',
    summary: 'Pay',
    steps: createPaidSteps(payment, { chain: page, deadlineSeconds: 600, createWrite }),
  });
}

async function readReceived({ address }: Token): Promise<bigint> {
  return readContract(chain, {
    address,
    abi: demoTokenAbi,
    functionName: 'balanceOf',
    args: [spender.address],
  });
}

describe('a payment to a spender outside the exchange', () => {
  it('[SWAP-07] given no allowance, when exactly the amount is approved, then that spender alone may take it and does', async () => {
    const asset = await deployToken(demoTokenAbi, demoTokenBytecode);
    const charge: TokenCharge = { spender, asset, amount: 70n };
    expect(await findPayment(charge)).toEqual({ kind: 'approve' });
    expect((await run(createApprovalPlan({ chain: page, owner, charge, amount: charge.amount }))).stage).toBe(
      'done',
    );
    expect(await readAllowance(charge)).toBe(70n);
    const other = { ...charge, spender: { ...spender, address: localAccount(2).address } };
    expect(await readAllowance(other)).toBe(0n);
    expect(await findPayment(other)).toEqual({ kind: 'approve' });
    expect(await findPayment(charge)).toEqual({ kind: 'allowed' });
    expect((await pay(charge)).stage).toBe('done');
    expect(await readReceived(asset)).toBe(70n);
    expect(await readAllowance(charge)).toBe(0n);
    expect(requests).toEqual(['send', 'send']);
  });

  it('[SWAP-07] given a token that changes an allowance only from zero, when one is left, then it is reset first', async () => {
    const asset = await deployToken(noReturnTokenAbi, noReturnTokenBytecode);
    const charge: TokenCharge = { spender, asset, amount: 50n };
    const hash = await writeContract(chain, {
      account: payer,
      chain: null,
      address: asset.address,
      abi: noReturnTokenAbi,
      functionName: 'approve',
      args: [spender.address, 20n],
    });
    await waitUntilMined(hash);
    expect((await run(createApprovalPlan({ chain: page, owner, charge, amount: charge.amount }))).stage).toBe(
      'done',
    );
    expect(requests).toEqual(['send', 'send']);
    expect(await readAllowance(charge)).toBe(50n);
    expect((await pay(charge)).stage).toBe('done');
    expect(await readReceived(asset)).toBe(50n);
  });

  it('[SWAP-07] given a token with permits, when it is paid, then one signature and one transaction do it', async () => {
    const asset = await deployToken(permitTokenAbi, permitTokenBytecode);
    const charge: TokenCharge = { spender, asset, amount: 30n };
    expect(await findPayment(charge)).toMatchObject({ kind: 'permit', permits: [{ value: 30n }] });
    expect((await pay(charge)).stage).toBe('done');
    expect(requests).toEqual(['sign', 'send']);
    expect(await readReceived(asset)).toBe(30n);
    expect(await readAllowance(charge)).toBe(0n);
  });

  it('[SWAP-07] given a spender that takes no permits, when a token has them, then it is approved', async () => {
    const asset = await deployToken(permitTokenAbi, permitTokenBytecode);
    const plain: Spender = { address: spender.address, text: spender.text };
    expect(await findPayment({ spender: plain, asset, amount: 30n })).toEqual({ kind: 'approve' });
  });

  it('[SWAP-07] given the native coin, when it is paid, then nothing is approved', async () => {
    const charge: Charge = { spender, asset: native, amount: 5n };
    expect(await findPayment(charge)).toEqual({ kind: 'allowed' });
    expect((await pay(charge)).stage).toBe('done');
    expect(requests).toEqual(['send']);
    expect(await getBalance(chain, { address: spender.address })).toBe(5n);
  });

  it.each(['approved token', 'permit token', 'native coin'])(
    '[SHELL-06] given the %s, when the call takes more than agreed, then the wallet stays closed',
    async (kind) => {
      const asset =
        kind === 'native coin'
          ? native
          : kind === 'permit token'
            ? await deployToken(permitTokenAbi, permitTokenBytecode)
            : await deployToken(demoTokenAbi, demoTokenBytecode);
      const charge: Charge = { spender, asset, amount: 40n };
      if (kind === 'approved token' && isTokenCharge(charge)) {
        await run(createApprovalPlan({ chain: page, owner, charge, amount: 'unlimited' }));
        requests = [];
      }
      expect((await pay(charge, 41n)).stage).toBe('failed');
      expect(requests).toEqual([]);
    },
  );
});
