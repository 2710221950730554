import { findExchangeDeployment, findNetworkDeployment } from '@tradewind/abi/deployment';
import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import type { Pool } from '@tradewind/rules/exchange/pair';
import {
  createClient,
  custom,
  decodeFunctionData,
  encodeErrorResult,
  encodeFunctionResult,
  type Hex,
  isAddressEqual,
  multicall3Abi,
  numberToHex,
  pad,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { toViemChain } from '../../../shared/chain/viem-chain.ts';
import { measureTokenTax } from './measure-token-tax.ts';

const { router } = findExchangeDeployment(31337)!;
const { wrappedNative, multicall3 } = findNetworkDeployment(31337)!;
const token = toAddress('d');
const middle = toAddress('e');
const chain = toViemChain(
  { chainId: 31337, nativeSymbol: 'BNB', name: 'Local BSC' } as never,
  { rpcUrls: [], explorer: '/explorer' } as never,
);

function createPool(other: Pool['token0'], address: Pool['address']): Pool {
  return { address, token0: other, token1: token, reserve0: 10n ** 21n, reserve1: 10n ** 24n };
}

const pool = createPool(wrappedNative, toAddress('1'));
const bought = 10n ** 21n;

type TokenLaw = { buyBps?: bigint; sellBps?: bigint; refusesSale?: boolean; swallows?: boolean };

/** A node with one taxed token; the numbers of its pools do not matter here. */
function createNode({ buyBps = 0n, sellBps = 0n, refusesSale = false, swallows = false }: TokenLaw = {}) {
  const paths: (readonly Hex[])[] = [];
  const buyers: Hex[] = [];
  const request = async ({ method, params }: { method: string; params: unknown[] }) => {
    if (method !== 'eth_simulateV1') return refuse();
    const [{ blockStateCalls }] = params as [{ blockStateCalls: [{ calls: { to: Hex; data: Hex }[] }] }];
    const held = { own: 0n, pool: 10n ** 24n, other: 0n };
    const run = ({ to, data }: { to: Hex; data: Hex }) => {
      if (isAddressEqual(to, multicall3)) return succeed(answerBalances(Object.values(held)));
      if (isAddressEqual(to, token)) return succeed('0x');
      const { functionName, args } = decodeFunctionData({ abi: routerAbi, data });
      if (functionName === 'swapExactETHForTokensSupportingFeeOnTransferTokens') {
        paths.push(args[1]);
        buyers.push(args[2]);
        held.pool -= bought;
        held.own += swallows ? 0n : bought - (bought * buyBps) / 10_000n;
        return succeed('0x');
      }
      if (refusesSale) return fail('NOT FOR SALE');
      const amount = args[0] as bigint;
      held.own -= amount;
      held.pool += amount - (amount * sellBps) / 10_000n;
      held.other += 1n;
      return succeed('0x');
    };
    return [{ calls: blockStateCalls[0].calls.map(run) }];
  };
  return {
    client: createClient({ chain, transport: custom({ request }, { retryCount: 0 }) }),
    paths,
    buyers,
  };
}

async function refuse(): Promise<never> {
  throw Object.assign(new Error('no such method'), { code: -32601 });
}

const succeed = (returnData: Hex) => ({ status: '0x1', returnData, logs: [] });
const fail = (reason: string) => ({
  status: '0x0',
  returnData: encodeErrorResult({
    abi: [{ type: 'error', name: 'Error', inputs: [{ type: 'string' }] }],
    args: [reason],
  }),
});

function answerBalances(amounts: readonly bigint[]): Hex {
  const result = amounts.map((amount) => ({ success: true, returnData: pad(numberToHex(amount)) }));
  return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result });
}

function measure(law?: TokenLaw, trade: { pool: Pool; pools: readonly Pool[] } = { pool, pools: [pool] }) {
  return measureTokenTax(createNode(law).client, { token, router, wrappedNative, ...trade });
}

describe('measureTokenTax', () => {
  it('[SWAP-14] measures the tax of a token on purchase and on sale', async () => {
    expect(await measure({ buyBps: 200n, sellBps: 1_250n })).toEqual({
      kind: 'measured',
      buyBps: 200,
      sellBps: 1_250,
    });
    expect(await measure()).toEqual({ kind: 'measured', buyBps: 0, sellBps: 0 });
  });

  it('[SWAP-14] uses another buyer each time, so that no token can exempt it', async () => {
    const { client, buyers } = createNode();
    const trade = { token, router, wrappedNative, pool, pools: [pool] };
    await measureTokenTax(client, trade);
    await measureTokenTax(client, trade);
    const [first, sameFirst, second] = buyers;
    expect(first).toBe(sameFirst);
    expect(second).not.toBe(first);
  });

  it('[SWAP-14] reports a token that can be bought and not sold, with its reason', async () => {
    const tax = { kind: 'unsellable', buyBps: 0, reason: 'NOT FOR SALE' };
    expect(await measure({ refusesSale: true })).toEqual(tax);
    expect(await measure({ swallows: true })).toEqual({ kind: 'unsellable', buyBps: 10_000, reason: '' });
  });

  it('[SWAP-14] buys a token over another one where it has no pool with the native coin', async () => {
    const far = createPool(middle, toAddress('2'));
    const near = { ...createPool(wrappedNative, toAddress('3')), token1: middle };
    const { client, paths } = createNode({ buyBps: 100n });
    const trade = { token, router, wrappedNative, pool: far, pools: [far, near] };
    expect(await measureTokenTax(client, trade)).toMatchObject({ kind: 'measured', buyBps: 100 });
    expect(paths[0]?.map((address) => address.toLowerCase())).toEqual([
      wrappedNative.toLowerCase(),
      middle,
      token,
    ]);
    expect(await measure({}, { pool: far, pools: [far] })).toEqual({ kind: 'unknown' });
  });

  it('[SWAP-14] an empty pool and a node that cannot simulate leave it unknown', async () => {
    const empty = { ...pool, reserve0: 0n, reserve1: 0n };
    expect(await measure({}, { pool: empty, pools: [empty] })).toEqual({ kind: 'unknown' });
    const transport = custom({ request: refuse }, { retryCount: 0 });
    const client = createClient({ chain, transport });
    expect(await measureTokenTax(client, { token, router, wrappedNative, pool, pools: [pool] })).toEqual({
      kind: 'unknown',
    });
  });
});
