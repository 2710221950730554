import type { Hex } from '@tradewind/db/column/hex-bytes';
import { z } from 'zod';
import type { JsonRpcClient, RpcNode } from './json-rpc-client.ts';
import { type Header, headerSchema, quantitySchema } from './schema.ts';

/** A block of the index. */
export type KnownBlock = { number: number; hash: Hex };

/**
 * A block, and headers up to it as another node showed them. A node can show the right hash with a false time,
 * or with a bloom filter that hides logs.
 */
export type ShownBlock = KnownBlock & { headers?: readonly Header[] };

/**
 * One node's answer about a block: it has the block, has another one (which) in its place, or shows a header
 * (which) with the same hash and other contents. Or it has no block there, or no usable answer.
 */
export type Testimony = { node: string } & (
  | { says: 'same' | 'none' | 'nothing' }
  | { says: 'other'; hash: Hex }
  | { says: 'altered'; number: number }
);

/** Slower nodes have no vote: the index waits for the answers. */
const timeoutMs = 3_000;

const headerAnswer = z.object({ result: headerSchema.nullable() });
const answersSchema = z.tuple([z.object({ result: quantitySchema }), headerAnswer], headerAnswer);

/** All nodes of the list. */
export type Witnesses = {
  count: number;
  /** Queries all nodes at once whether they are on the chain and have the block; never rejects. */
  request: (block: ShownBlock) => Promise<Testimony[]>;
};

export function createWitnesses({ nodes }: Pick<JsonRpcClient, 'nodes'>, chainId: number): Witnesses {
  return {
    count: nodes.length,
    request: (block) =>
      Promise.all(nodes.map(async (node) => ({ node: node.name, ...(await request(node, chainId, block)) }))),
  };
}

async function request(node: RpcNode, chainId: number, { number, hash, headers = [] }: ShownBlock) {
  const numbers = [number, ...headers.map((header) => header.number)];
  const calls = [
    { method: 'eth_chainId', params: [] },
    ...numbers.map((requested) => ({
      method: 'eth_getBlockByNumber',
      params: [`0x${requested.toString(16)}`, false],
    })),
  ];
  const answers = answersSchema.safeParse(await node.request(calls, timeoutMs).catch(() => undefined));
  if (!answers.success) return { says: 'nothing' } as const;
  const [{ result: id }, { result: header }, ...others] = answers.data;
  if (id !== chainId || (header && header.number !== number)) return { says: 'nothing' } as const;
  if (header === null) return { says: 'none' } as const;
  if (header.hash !== hash) return { says: 'other', hash: header.hash } as const;
  const altered = headers.find((shown, index) => isAltered(shown, others[index]?.result));
  return altered ? ({ says: 'altered', number: altered.number } as const) : ({ says: 'same' } as const);
}

/** A header that the node lacks, or of another branch, proves nothing about the shown one. */
function isAltered(shown: Header, own: Header | null | undefined): boolean {
  if (own?.hash !== shown.hash) return false;
  return own.timestamp !== shown.timestamp || own.logsBloom !== shown.logsBloom;
}
