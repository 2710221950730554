// @vitest-environment happy-dom
import type { RuntimeConfig } from '@tradewind/schema/runtime-config/runtime-config';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { setRuntimeConfig } from '../../chain/runtime-config.ts';
import { usePrompts } from './prompt-store.ts';
import { createDevelopmentProvider } from './provider.ts';

const [home, ethereum] = ['0x7a69', '0x7a6a'];
const nodes: Record<string, string> = { 'http://home.test': home, 'http://ethereum.test': ethereum };
const config: RuntimeConfig = {
  chainId: 31337,
  chains: [
    { chainId: 31337, rpcUrls: ['http://home.test'], explorer: '/explorer' },
    { chainId: 31338, rpcUrls: ['http://ethereum.test'], explorer: '/explorer/31338' },
  ],
  mode: 'local',
  links: { audits: [] },
};
const addition = {
  chainId: ethereum,
  chainName: 'Local Ethereum',
  nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['http://ethereum.test'],
};

/** The chain id and the block of a node are the same number, so that a wrong node shows. */
async function answerAsNode(url: string, { body }: { body: string }): Promise<Response> {
  const calls = JSON.parse(body) as { id: number; method: string }[];
  const chainId = nodes[url.replace(/\/$/, '')];
  return Response.json(calls.map(({ id }) => ({ jsonrpc: '2.0', id, result: chainId })));
}

let provider: ReturnType<typeof createDevelopmentProvider>;
const changed = vi.fn<(chainId: unknown) => void>();

const request = (method: string, ...params: readonly unknown[]) => provider.request({ method, params });
const readBlock = () => request('eth_blockNumber');

/** The owner answers the next prompt. */
async function answerPrompt(isAccepted: boolean): Promise<string> {
  const prompt = await vi.waitFor(
    () => usePrompts.getState().prompts[0] ?? Promise.reject(new Error('none')),
  );
  if (isAccepted) prompt.accept('0x');
  else prompt.reject();
  return prompt.subject.kind;
}

beforeEach(() => {
  localStorage.clear();
  changed.mockReset();
  vi.stubGlobal('fetch', answerAsNode);
});

beforeAll(() => {
  setRuntimeConfig(config);
  provider = createDevelopmentProvider();
  provider.on('chainChanged', changed);
});

it('[WAL-04] begins on the home chain, and answers 4902 for a network that it does not know', async () => {
  expect(await request('eth_chainId')).toBe(home);
  await expect(request('wallet_switchEthereumChain', { chainId: ethereum })).rejects.toMatchObject({
    code: 4902,
  });
  expect(await readBlock()).toBe(home);
});

it('[WAL-04] a rejected network is not added', async () => {
  const added = request('wallet_addEthereumChain', addition);
  const rejected = expect(added).rejects.toMatchObject({ code: 4001 });
  expect(await answerPrompt(false)).toBe('add');
  await rejected;
  await expect(request('wallet_switchEthereumChain', { chainId: ethereum })).rejects.toMatchObject({
    code: 4902,
  });
});

it('[WAL-04] adds a network without switching, then switches, reads by its node, and comes back', async () => {
  const added = request('wallet_addEthereumChain', addition);
  expect(await answerPrompt(true)).toBe('add');
  await added;
  expect(await request('eth_chainId')).toBe(home);
  const switched = request('wallet_switchEthereumChain', { chainId: ethereum });
  expect(await answerPrompt(true)).toBe('switch');
  await switched;
  expect([await request('eth_chainId'), await readBlock()]).toEqual([ethereum, ethereum]);
  expect(changed.mock.calls).toEqual([[ethereum]]);
  const transaction = { from: toAddress('1'), to: toAddress('2'), chainId: home };
  await expect(request('eth_sendTransaction', transaction)).rejects.toMatchObject({ code: 4901 });
  const back = request('wallet_switchEthereumChain', { chainId: home });
  await answerPrompt(true);
  await back;
  expect([await request('eth_chainId'), await readBlock()]).toEqual([home, home]);
  expect(changed).toHaveBeenLastCalledWith(home);
});

it.each([
  { ...addition, rpcUrls: ['javascript:alert(1)'] },
  { ...addition, rpcUrls: [] },
  { ...addition, chainId: 31_338 },
  { ...addition, nativeCurrency: { symbol: 'ETH', decimals: 6 } },
])('[WAL-04] refuses %j as a network', async (parameter) => {
  await expect(request('wallet_addEthereumChain', parameter)).rejects.toThrow();
  expect(usePrompts.getState().prompts).toEqual([]);
});
