import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { decodeFunctionData, encodeErrorResult, erc20Abi, type Hex } from 'viem';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { account, router, toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { createApprovalCalls } from '../../../shared/simulation/measure-write.ts';
import { verifyMovements } from '../../../shared/simulation/verify-movements.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { quote } from '../market/quote.test-support.ts';
import { readTokenState } from '../work/token-state.query.ts';
import { createOffer } from './offer.test-support.ts';
import type { PurchaseOrder } from './purchase-order.ts';
import { createPurchasePlan, planPurchase } from './purchase-plan.ts';
import { toWorkPurchase } from './work-purchase.ts';

vi.mock('../work/token-state.query.ts', () => ({ readTokenState: vi.fn() }));
vi.mock('../../../shared/chain/read-contracts.ts', () => ({
  readContracts: async (_client: unknown, calls: readonly unknown[]) => calls.map(() => 0n),
}));

const native: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const busd: Currency = { ...quote, address: toAddress('1'), symbol: 'BUSD', name: 'BUSD' };
const token = { market: toAddress('e'), collection: toAddress('c'), tokenId: 7n };
const offer = createOffer();

const toOrder = (input: Currency, given = offer): PurchaseOrder => ({
  bought: toWorkPurchase({
    chain: createTestChain(),
    account,
    token,
    name: 'Boat',
    quote,
    terms: { action: 'buy', price: 5n, nonce: 2 },
  }),
  input,
  offer: given,
});

/** The checks of the plan, then the calls of its batch in order. */
async function listBatch(order: PurchaseOrder) {
  const { write } = planPurchase(order, 0xabn);
  const approvals = await createApprovalCalls(order.bought.chain.client, account, write.spends);
  return [...approvals, ...(write.first ?? []), ...write.candidates].map(({ to, data, value }) => {
    if (to === router) return ['swap', data, value];
    const abi = [...erc20Abi, ...marketAbi];
    const { functionName, args } = decodeFunctionData({ abi, data });
    return [functionName, to, ...(args ?? [])];
  });
}

const approval = ['approve', quote.address, expect.stringMatching(new RegExp(token.market, 'i')), 5n];
const purchase = ['buyToken', token.market, 7n, 5n, 2, expect.any(String)];

describe('[NFT-04] a purchase in another currency', () => {
  it('given a token, then router and market get exact rights, then it is swapped, and bought at most at the price', async () => {
    const toRouter = expect.stringMatching(new RegExp(router, 'i'));
    expect(await listBatch(toOrder(busd))).toEqual([
      ['approve', busd.address, toRouter, 22n],
      approval,
      ['swap', '0x5aab', 22n],
      purchase,
    ]);
  });

  it('given the native coin, then it goes with the swap and needs no right', async () => {
    expect(await listBatch(toOrder(native))).toEqual([approval, ['swap', '0x5aab', 22n], purchase]);
  });

  it('when it is planned, then the wallet gets one batch and no right beyond the agreed amounts', () => {
    const { steps, amounts, summary } = createPurchasePlan(toOrder(busd));
    expect(steps.map(({ kind }) => kind)).toEqual(['switch-chain', 'check', 'send-batch', 'receipt']);
    expect(steps.find(({ kind }) => kind === 'send-batch')).toMatchObject({
      allowances: [
        { token: busd.address, spender: router, amount: 22n },
        { token: quote.address, spender: token.market, amount: 5n },
      ],
    });
    expect(amounts).toMatchObject([{ role: 'pay', raw: '20', isEstimate: true }]);
    expect(summary).toBe('Buy Boat for 0.000000000000000005 BSCS, paid in BUSD');
  });
});

describe('[NFT-04] its simulation', () => {
  const { write, expected } = planPurchase(toOrder(native));
  const verify = (moved: { coin?: bigint; quote?: bigint; other?: bigint; nft?: bigint }) =>
    verifyMovements(
      {
        changes: [
          { owner: account, change: moved.coin ?? -20n },
          { owner: account, token: quote.address, change: moved.quote ?? 0n },
          { owner: account, token: toAddress('1'), change: moved.other ?? 0n },
          { owner: account, token: token.collection, tokenId: 7n, change: moved.nft ?? 1n },
          { owner: account, token: token.collection, change: moved.nft ?? 1n },
        ],
        nftChanges: [],
      },
      { write, expected },
    );

  it('given the agreed movements, then nothing is found; the account’s own quote tokens are measured', () => {
    expect(verify({}).findings).toEqual([]);
    expect(verify({ coin: -22n }).findings).toEqual([]);
    expect(write.holdings).toContainEqual({ owner: account, token: quote.address });
  });

  it.each([
    ['more input', { coin: -23n }, 'takes-more'],
    ['the account’s own quote tokens', { quote: -1n }, 'takes-other'],
    ['another token', { other: -1n }, 'takes-other'],
  ])('given a write that takes %s, then it is blocked', (_, moved, kind) => {
    expect(verify(moved)).toMatchObject({ isBlocked: true, findings: [{ kind }] });
  });

  it('given a work that does not arrive, then that is found', () => {
    expect(verify({ nft: 0n }).findings).toMatchObject([{ kind: 'nft-missing' }]);
  });

  it('given a refusal of the market or of the swap, then each has its own sentence', () => {
    const { explain } = planPurchase(toOrder(native));
    const raised = encodeErrorResult({ abi: marketAbi, errorName: 'Market_PriceTooHigh', args: [9n, 5n] });
    expect(explain(toRefusal(raised)).message).toBe(messages.nftMarketWrite.refused.raised);
    expect(explain(toRefusal('0x')).message).toBe('the swap refuses');
  });
});

const toRefusal = (data: Hex) => [{ estimateError: undefined, callError: { data, code: 3 } }];
const ask = { nonce: 2, kind: 'fixed', price: 5n };
const check = (given = offer) => {
  const step = createPurchasePlan(toOrder(native, given)).steps.find(({ kind }) => kind === 'check');
  if (step?.kind !== 'check') throw new Error('no check');
  return step.check();
};
const list = (found: object | undefined) =>
  vi.mocked(readTokenState).mockResolvedValue({ ask: found } as Awaited<ReturnType<typeof readTokenState>>);

describe('[NFT-04] right before the wallet opens', () => {
  beforeEach(() => list(ask));

  it('given the listing that was shown, then the price of the swap decides', async () => {
    await expect(check()).resolves.toBeUndefined();
    const moved = createOffer({ check: async () => Promise.reject(new Error('moved')) });
    await expect(check(moved)).rejects.toThrow('moved');
  });

  it.each([
    ['a raised price', { ...ask, price: 6n }, messages.nftMarketWrite.refused.raised],
    ['a lowered price', { ...ask, price: 4n }, messages.nftMarketPay.lowered],
    ['another listing', { ...ask, nonce: 3 }, messages.nftMarketWrite.refused.gone],
    ['an auction', { ...ask, kind: 'auction' }, messages.nftMarketWrite.refused.gone],
    ['no listing', undefined, messages.nftMarketWrite.refused.gone],
  ])('given %s, then it is refused', async (_, found, sentence) => {
    list(found);
    await expect(check()).rejects.toThrow(sentence);
  });
});
