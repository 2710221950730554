// @vitest-environment happy-dom
import type { RuntimeConfig } from '@tradewind/schema/runtime-config/runtime-config';
import { getBalance, getBlockNumber } from 'viem/actions';
import { beforeEach, expect, it, vi } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import { createChains } from './create-chains.ts';
import { getHead } from './latest-block.ts';
import { isNetworkAnswering } from './network-store.ts';
import { findNodeInUse } from './node-log.ts';
import { setRuntimeConfig } from './runtime-config.ts';

const ids = [31337, 31338, 31339];
const config: RuntimeConfig = {
  chainId: 31337,
  chains: ids.map((chainId) => ({ chainId, rpcUrls: [`http://${chainId}.test`], explorer: '/explorer' })),
  mode: 'local',
  links: { audits: [] },
};
const address = toAddress('a');
const silent = new Set<number>();
const requested = vi.fn<(chainId: number) => void>();

/** Each node answers every question about a number with its chain id. */
async function answerAsNode(url: string, { body }: { body: string }): Promise<Response> {
  const chainId = Number(new URL(url).hostname.split('.')[0]);
  requested(chainId);
  if (silent.has(chainId)) throw new TypeError('no node');
  const calls = JSON.parse(body) as { id: number }[];
  return Response.json(calls.map(({ id }) => ({ jsonrpc: '2.0', id, result: `0x${chainId.toString(16)}` })));
}

beforeEach(() => {
  silent.clear();
  requested.mockReset();
  vi.stubGlobal('fetch', answerAsNode);
  setRuntimeConfig(config);
});

it('[CHAIN-02] reads the same address on three chains by three nodes, and gets three answers', async () => {
  const chains = createChains(() => config);
  const balances = await Promise.all(
    chains.chainIds.map((id) => getBalance(chains.find(id)!.client, { address })),
  );
  expect(balances).toEqual([31337n, 31338n, 31339n]);
  expect(ids.map(findNodeInUse)).toEqual(ids.map((id) => `http://${id}.test`));
});

it('[CHAIN-02] the home chain alone is the one that requests need not name', () => {
  const chains = createChains(() => config);
  expect(ids.filter((id) => chains.find(id)?.isHome)).toEqual([chains.home.chainId]);
});

it('[CHAIN-02] the silence of one chain’s node says nothing of the others', async () => {
  silent.add(31338);
  const chains = createChains(() => config);
  const reads = await Promise.allSettled(ids.map((id) => getBlockNumber(chains.find(id)!.client)));
  expect(reads.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(ids.map(isNetworkAnswering)).toEqual([true, false, true]);
});

it('[CHAIN-02] another chain has its own clock and its own latest block', () => {
  const chains = createChains(() => config);
  const { home } = chains;
  const other = chains.find(31338)!;
  home.clock.takeBlock(1_000);
  getHead(home.client).noteLatest({ number: 900n, timestamp: 1_000n });
  expect(other.clock.read()).toBeUndefined();
  expect(getHead(other.client).getRequired()).toBe(0n);
  expect(getHead(home.client).getRequired()).toBe(900n);
});

it('creates a chain once, when it is first used, and none that is not served', async () => {
  const chains = createChains(() => config);
  expect(chains.find(31338)).toBe(chains.find(31338));
  expect(chains.home).toBe(chains.find(31337));
  expect(chains.find(1)).toBeUndefined();
  expect(requested).not.toHaveBeenCalled();
});
