import { beforeEach, expect, it, vi } from 'vitest';
import { nameNode } from './name-node.ts';

const probeNode = vi.hoisted(() => vi.fn());
vi.mock('../../shared/node/probe-node.ts', () => ({ probeNode }));

beforeEach(() => {
  probeNode.mockReset().mockResolvedValue({ chainId: 31337 });
});

it('[CHAIN-02] given a node of a chain with our contracts, then it is the only node of the page', async () => {
  expect(await nameNode(' http://127.0.0.1:8545 ')).toMatchObject({
    chainId: 31337,
    chains: [{ chainId: 31337, rpcUrls: ['http://127.0.0.1:8545/'] }],
    mode: 'production',
  });
});

it.each(['node', 'ftp://node', 'javascript:alert(1)', ''])(
  '[CHAIN-02] given %j, then it is refused without a request',
  async (typed) => {
    await expect(nameNode(typed)).rejects.toThrow('This is no address');
    expect(probeNode).not.toHaveBeenCalled();
  },
);

it('[CHAIN-02] given a node that does not answer, or one of a chain without our contracts, then it says which', async () => {
  probeNode.mockRejectedValueOnce(new Error('away'));
  await expect(nameNode('https://node.example')).rejects.toThrow('The node does not answer');
  probeNode.mockResolvedValueOnce({ chainId: 999 });
  await expect(nameNode('https://node.example')).rejects.toThrow('the network 999');
});
