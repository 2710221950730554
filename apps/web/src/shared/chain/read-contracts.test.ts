import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { createClient, custom, encodeFunctionResult, type Hex, parseAbi } from 'viem';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account, toAddress } from '../../../test-support/known.ts';
import { useNoticeStore } from '../ui/notice-store.ts';
import { getHead } from './latest-block.ts';
import { localChain } from './local-chain.test-support.ts';
import { answerMulticall, listAggregated } from './multicall.test-support.ts';
import { createRpcClient } from './rpc-client.ts';
import { readContracts } from './read-contracts.ts';

/** A client whose Multicall3 answers each call by its target and records the number of calls per request. */
function createReader(
  answer: (target: string) => { success: boolean; returnData: Hex },
  sizes: number[] = [],
  node = { head: 100n },
) {
  const request = async ({ params }: { params: [{ data: Hex }] }) => {
    const [{ data }] = params;
    sizes.push(listAggregated(data).length);
    return answerMulticall(data, ({ target }) => answer(target), node.head);
  };
  return createClient({ chain: localChain, transport: custom({ request }, { retryCount: 0 }) });
}

function balanceOf(index: number) {
  const address = `0x${String(index).padStart(40, '0')}` as const;
  return { address, abi: erc20Abi, functionName: 'balanceOf', args: [account] };
}

function toWord(value: string): Hex {
  return `0x${BigInt(value).toString(16).padStart(64, '0')}`;
}

const log = vi.spyOn(console, 'error');
const detail = vi.spyOn(console, 'debug');

beforeEach(() => {
  for (const spy of [log, detail]) spy.mockReset().mockReturnValue();
  useNoticeStore.setState({ notices: [] });
});
afterEach(() => void vi.useRealTimers());

describe('readContracts', () => {
  it('[CHAIN-02] sends at most 500 calls per request and keeps their order', async () => {
    const sizes: number[] = [];
    const client = createReader((target) => ({ success: true, returnData: toWord(target) }), sizes);
    const contracts = Array.from({ length: 1001 }, (_, index) => balanceOf(index));
    const balances = await readContracts(client, contracts, Number);
    expect(sizes.toSorted((a, b) => b - a)).toEqual([500, 500, 1]);
    expect(balances[7]).toBe(Number(balanceOf(7).address));
    expect(balances).toHaveLength(1001);
  });

  it('[CHAIN-02] sends equal calls once', async () => {
    const sizes: number[] = [];
    const client = createReader((target) => ({ success: true, returnData: toWord(target) }), sizes);
    expect(await readContracts(client, [balanceOf(3), balanceOf(4), balanceOf(3)], Number)).toEqual([
      3, 4, 3,
    ]);
    expect(sizes).toEqual([2]);
  });

  it.each([
    ['a call that reverts', { success: false, returnData: '0x' }, 0],
    ['a call that reverts with a reason', { success: false, returnData: '0x08c379a0' }, 0],
    ['an address without code', { success: true, returnData: '0x' }, 0],
    ['a contract that answers something else', { success: true, returnData: '0x1234' }, 1],
  ] as const)('[CHAIN-02] has no value for %s, and logs undecodable data', async (_, answer, logged) => {
    const client = createReader(() => answer);
    expect(await readContracts(client, [balanceOf(1)], String)).toEqual([undefined]);
    expect(log).toHaveBeenCalledTimes(logged);
  });

  it('[CHAIN-02] `Fetched for old block number`: retries after 2.5 to 3.5 s, without limit, until the node has the block', async () => {
    vi.useFakeTimers();
    const sizes: number[] = [];
    const node = { head: 99n };
    const client = createReader(() => ({ success: true, returnData: toWord('7') }), sizes, node);
    getHead(client).noteLatest({ number: 100n, timestamp: 0n });
    const balances = readContracts(client, [balanceOf(1)], Number);
    await vi.advanceTimersByTimeAsync(2490);
    expect(sizes).toHaveLength(1);
    for (let round = 2; round < 12; round += 1) {
      await vi.advanceTimersByTimeAsync(3510);
      expect(sizes.length).toBeGreaterThanOrEqual(round);
    }
    expect(detail).toHaveBeenCalledWith('Fetched for old block number', expect.anything());
    expect(useNoticeStore.getState().notices).toMatchObject([{ title: 'The network nodes are behind' }]);
    // The page knows later blocks by now; the required block is the one at the start.
    getHead(client).noteLatest({ number: 500n, timestamp: 0n });
    node.head = 100n;
    await vi.advanceTimersByTimeAsync(3510);
    expect(await balances).toEqual([7]);
    expect(useNoticeStore.getState().notices).toEqual([]);
  });

  it('[CHAIN-02] ignores a cancelled fetch, and sends no more requests', async () => {
    vi.useFakeTimers();
    const sizes: number[] = [];
    const client = createReader(() => ({ success: true, returnData: toWord('7') }), sizes, { head: 1n });
    getHead(client).noteLatest({ number: 100n, timestamp: 0n });
    const cancel = new AbortController();
    const balances = readContracts(client, [balanceOf(1)], Number, cancel.signal);
    const end = expect(balances).rejects.toThrow('nobody waits');
    await vi.advanceTimersByTimeAsync(100);
    cancel.abort(new Error('nobody waits'));
    await vi.advanceTimersByTimeAsync(20_000);
    await end;
    expect(sizes).toHaveLength(1);
  });

  it('[CHAIN-02] the latest block of one chain demands nothing of another chain’s nodes', async () => {
    const [ahead, other] = [1_000n, 3n].map((head) =>
      createReader(() => ({ success: true, returnData: toWord('7') }), [], { head }),
    ) as [ReturnType<typeof createReader>, ReturnType<typeof createReader>];
    getHead(ahead).noteLatest({ number: 1_000n, timestamp: 0n });
    expect(await readContracts(other, [balanceOf(1)], Number)).toEqual([7]);
    expect(getHead(other).getRequired()).toBe(0n);
  });

  it('given a view with several results, then they have the names of its ABI', async () => {
    const abi = parseAbi([
      'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast)',
      'function list() view returns (uint256[] entries)',
    ]);
    const views = {
      getReserves: encodeFunctionResult({ abi, functionName: 'getReserves', result: [5n, 7n, 9] }),
      list: encodeFunctionResult({ abi, functionName: 'list', result: [3n, 4n] }),
    };
    const client = createReader((target) => ({
      success: true,
      returnData: target === toAddress('1') ? views.getReserves : views.list,
    }));
    const calls = [
      { address: toAddress('1'), abi, functionName: 'getReserves' },
      { address: toAddress('2'), abi, functionName: 'list' },
    ];
    expect(await readContracts(client, calls, (result) => result)).toEqual([
      { reserve0: 5n, reserve1: 7n, blockTimestampLast: 9 },
      [3n, 4n],
    ]);
  });

  it('throws when no node answers, which is no empty answer', async () => {
    const rpc = createRpcClient({ urls: ['http://127.0.0.1:9'], batchMs: 0 });
    const client = createClient({ chain: localChain, transport: custom(rpc, { retryCount: 0 }) });
    await expect(readContracts(client, [balanceOf(1)], String)).rejects.toThrow(/Failed to send batch call/);
  });
});
