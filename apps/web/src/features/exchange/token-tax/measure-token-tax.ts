import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { computeAmountIn, findReserves, type Pool } from '@tradewind/rules/exchange/pair';
import { findBestRouteExactOut } from '@tradewind/rules/exchange/route';
import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { bytesToHex, encodeFunctionData, maxUint256 } from 'viem';
import type { ChainClient } from '../../../shared/chain/chain-client.ts';
import { getMulticall } from '../../../shared/chain/multicall.ts';
import { findRevertReason } from '../../../shared/chain/revert-reason.ts';
import { createBalancesCall, parseBalances } from '../../../shared/simulation/holding.ts';
import { type CallAnswer, simulateCalls } from '../../../shared/simulation/simulate-calls.ts';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import { computeTaxBps, type TokenTax } from './token-tax.ts';

/** A token and the pool to measure: some tokens tax by pool. */
export type TaxedTrade = {
  readonly token: Address;
  readonly pool: Pool;
  readonly pools: readonly Pool[];
  readonly router: Address;
  readonly wrappedNative: Address;
};

/** The simulated buyer and seller: a random account each time, because a token could exempt a known one. */
type Tested = TaxedTrade & { readonly tester: Address };

/** The native coin that the simulation lends. */
const lent = 2n ** 96n;
/** The divisor of the reserve that is traded, small enough for limits on single trades. */
const part = 1_000n;

/** Measures the tax of a token by simulating a purchase and a sale of a random account. Throws when the node failed. */
export async function measureTokenTax(client: ChainClient, taxed: TaxedTrade): Promise<TokenTax> {
  const tester = createStranger();
  const trade = { ...taxed, tester };
  const purchase = createPurchase(trade);
  if (!purchase) return { kind: 'unknown' };
  const balances = createBalancesCall(toHoldings(trade), getMulticall(client));
  const simulate = (calls: readonly TransactionCall[]) =>
    simulateCalls(client, { account: tester, calls, nativeBalance: lent });
  const bought = await simulate([balances, purchase.call, balances]);
  if (!bought) return { kind: 'unknown' };
  const [before, buy, after] = bought;
  if (!buy?.isSuccess) return { kind: 'unbuyable', reason: toReason(buy) };
  const [held, sent] = [readChange(before, after, 0), readChange(after, before, 1)];
  if (held === undefined || sent === undefined) return { kind: 'unknown' };
  const buyBps = computeTaxBps(sent, held);
  if (held <= 0n) return { kind: 'unsellable', buyBps, reason: '' };
  const sold = await simulate([
    purchase.call,
    balances,
    createApproval(trade, held),
    createSale(trade, purchase.from, held),
    balances,
  ]);
  return sold ? findSaleTax(sold.slice(1), held, buyBps) : { kind: 'unknown' };
}

/** A random account. */
function createStranger(): Address {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(20)));
}

function findSaleTax(
  [before, approval, sale, after]: readonly CallAnswer[],
  held: bigint,
  buyBps: number,
): TokenTax {
  const refused = [approval, sale].find((answer) => !answer?.isSuccess);
  if (refused) return { kind: 'unsellable', buyBps, reason: toReason(refused) };
  const arrived = readChange(before, after, 1);
  const received = readChange(before, after, 2);
  if (arrived === undefined || received === undefined) return { kind: 'unknown' };
  if (arrived <= 0n || received <= 0n) return { kind: 'unsellable', buyBps, reason: '' };
  return { kind: 'measured', buyBps, sellBps: computeTaxBps(held, arrived) };
}

/** The tester's token balance, the pool's token balance, and the tester's balance of the pool's other token. */
function toHoldings({ token, pool, tester }: Tested) {
  const other = isSameAddress(pool.token0, token) ? pool.token1 : pool.token0;
  return [
    { owner: tester, token },
    { owner: pool.address, token },
    { owner: tester, token: other },
  ];
}

function readChange(from: CallAnswer | undefined, to: CallAnswer | undefined, index: number) {
  const [first, last] = [from, to].map((answer) => parseBalances(answer?.returnData ?? '0x', 3)[index]);
  return first === undefined || last === undefined ? undefined : last - first;
}

type Purchase = { readonly from: Address; readonly call: TransactionCall };

/**
 * Buys a small part of the pool's reserve with the native coin. A pool without the native coin is reached over others.
 */
function createPurchase(trade: Tested): Purchase | undefined {
  const { token, pool, pools, router, wrappedNative, tester } = trade;
  const from = isSameAddress(pool.token0, token) ? pool.token1 : pool.token0;
  const reserves = findReserves(pool, from);
  if (!reserves || reserves.reserveOut < part) return undefined;
  const needed = computeAmountIn(reserves.reserveOut / part, reserves.reserveIn, reserves.reserveOut);
  const others = pools.filter(({ address }) => !isSameAddress(address, pool.address));
  const isDirect = isSameAddress(from, wrappedNative);
  const route = isDirect ? undefined : findBestRouteExactOut(others, wrappedNative, from, needed);
  if (!isDirect && !route) return undefined;
  const path = [...(route?.path ?? [from]), token];
  const data = encodeFunctionData({
    abi: routerAbi,
    functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
    args: [0n, path, tester, maxUint256],
  });
  return { from, call: { to: router, data, value: route?.amounts[0] ?? needed } };
}

function createApproval({ token, router }: TaxedTrade, amount: bigint): TransactionCall {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router, amount] });
  return { to: token, data, value: 0n };
}

function createSale({ token, router, tester }: Tested, from: Address, amount: bigint): TransactionCall {
  const data = encodeFunctionData({
    abi: routerAbi,
    functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
    args: [amount, 0n, [token, from], tester, maxUint256],
  });
  return { to: router, data, value: 0n };
}

function toReason(answer: CallAnswer | undefined): string {
  return answer ? findRevertReason({ data: answer.returnData, message: answer.message }) : '';
}
