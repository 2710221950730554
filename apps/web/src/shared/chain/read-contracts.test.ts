import { erc20Abi } from '@tradewind/abi/exchange/erc20.abi';
import {
  createClient,
  custom,
  decodeFunctionData,
  defineChain,
  encodeFunctionResult,
  type Hex,
  multicall3Abi,
} from 'viem';
import { describe, expect, it } from 'vitest';
import { createRpcClient } from './rpc-client.ts';
import { readContracts } from './read-contracts.ts';

const account = `0x${'a'.repeat(40)}` as const;
const chain = defineChain({
  id: 31337,
  name: 'Local BSC',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: [] } },
  contracts: { multicall3: { address: `0x${'c'.repeat(40)}` } },
});

/** A client whose Multicall3 answers each call as told, noting how many came in each request. */
function createReader(
  answer: (target: string) => { success: boolean; returnData: Hex },
  sizes: number[] = [],
) {
  const request = async ({ params }: { params: [{ data: Hex }] }) => {
    const { args } = decodeFunctionData({ abi: multicall3Abi, data: params[0].data });
    const calls = args?.[0] as readonly { target: string }[];
    sizes.push(calls.length);
    return encodeFunctionResult({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      result: calls.map(({ target }) => answer(target)),
    });
  };
  return createClient({ chain, transport: custom({ request }, { retryCount: 0 }) });
}

function balanceOf(index: number) {
  const address = `0x${String(index).padStart(40, '0')}` as const;
  return { address, abi: erc20Abi, functionName: 'balanceOf', args: [account] };
}

function toWord(value: string): Hex {
  return `0x${BigInt(value).toString(16).padStart(64, '0')}`;
}

describe('readContracts', () => {
  it('[CHAIN-02] asks for at most 500 calls at once and keeps their order', async () => {
    const sizes: number[] = [];
    const client = createReader((target) => ({ success: true, returnData: toWord(target) }), sizes);
    const contracts = Array.from({ length: 1001 }, (_, index) => balanceOf(index));
    const balances = await readContracts(client, contracts, Number);
    expect(sizes.toSorted((a, b) => b - a)).toEqual([500, 500, 1]);
    expect(balances[7]).toBe(Number(balanceOf(7).address));
    expect(balances).toHaveLength(1001);
  });

  it.each([
    ['a call that reverts', { success: false, returnData: '0x' }],
    ['an address without code', { success: true, returnData: '0x' }],
    ['a contract that answers something else', { success: true, returnData: '0x1234' }],
  ] as const)('has no value for %s', async (_, answer) => {
    expect(
      await readContracts(
        createReader(() => answer),
        [balanceOf(1)],
        String,
      ),
    ).toEqual([undefined]);
  });

  it('throws when no node answers: that is no empty answer', async () => {
    const rpc = createRpcClient({ urls: ['http://127.0.0.1:9'], batchMs: 0 });
    const client = createClient({ chain, transport: custom(rpc, { retryCount: 0 }) });
    await expect(readContracts(client, [balanceOf(1)], String)).rejects.toThrow(/Failed to send batch call/);
  });
});
