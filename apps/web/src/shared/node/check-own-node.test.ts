import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toHash } from '../../../test-support/known.ts';
import { RpcNodeError } from '../chain/rpc-error.ts';
import type { RpcCall } from '../chain/rpc-node.ts';
import type { Chain } from '../chain/chain.ts';
import { createTestChain } from '../chain/chain.test-support.tsx';
import { checkOwnNode } from './check-own-node.ts';

const genesis = toHash('1');

/** The answers of the own node and the configured ones; a configured head of undefined means that none answers. */
const said = {
  own: { chainId: '0x38', code: '0x6001', genesis, head: 100 },
  configured: { genesis, head: 100 as number | undefined },
};

async function request({ params: [tag] }: { params: [string] }) {
  if (said.configured.head === undefined) throw new RpcNodeError('Failed to send batch call');
  return toBlock(said.configured.genesis, said.configured.head, tag);
}

const base = createTestChain({ chainId: 56 });
const chain = {
  ...base,
  client: { ...base.client, request, chain: { ...base.client.chain, name: 'BSC' } },
} as Chain;

vi.mock('../chain/rpc-node.ts', () => ({
  sendRpcBatch: async (_url: string, calls: readonly RpcCall[]) =>
    calls.map(({ method, params }, id) => ({ id, result: answer(method, params) })),
}));

function answer(method: string, params: unknown): unknown {
  if (method === 'eth_chainId') return said.own.chainId;
  if (method === 'eth_getCode') return said.own.code;
  return toBlock(said.own.genesis, said.own.head, Array.isArray(params) ? String(params[0]) : '');
}

function toBlock(hash: string, head: number, tag: string) {
  return { hash, number: tag === '0x0' ? '0x0' : `0x${head.toString(16)}` };
}

beforeEach(() => {
  said.own = { chainId: '0x38', code: '0x6001', genesis, head: 100 };
  said.configured = { genesis, head: 100 };
});

describe('checkOwnNode', () => {
  it('[CHAIN-01] accepts a node of this chain, a little behind or ahead', async () => {
    for (const head of [50, 100, 500]) {
      said.own.head = head;
      await expect(checkOwnNode(chain, 'https://node.example')).resolves.toBeUndefined();
    }
  });

  it('[CHAIN-01] accepts one by chain and exchange alone when no configured node answers', async () => {
    said.configured.head = undefined;
    await expect(checkOwnNode(chain, 'https://node.example')).resolves.toBeUndefined();
    said.own.code = '0x';
    await expect(checkOwnNode(chain, 'https://node.example')).rejects.toThrow('does not know the exchange');
  });

  it.each([
    [{ chainId: '0x1' }, 'It is a node of another network (id 1), not of BSC.'],
    [{ genesis: toHash('2') }, 'Its first block is not the one of BSC.'],
    [{ code: '0x' }, 'It does not know the exchange'],
    [{ head: 49 }, 'It is 51 blocks behind the network.'],
    [{ chainId: 'fifty-six' }, 'It does not answer as a node should'],
  ])('[CHAIN-01] refuses a node that says %o', async (change, message) => {
    Object.assign(said.own, change);
    await expect(checkOwnNode(chain, 'https://node.example')).rejects.toThrow(message);
  });
});
