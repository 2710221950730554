import type { Hex } from '@tradewind/db/column/hex-bytes';
import { z } from 'zod';
import { digestLogs, toCompleteLogs } from './complete-logs.ts';
import type { JsonRpcClient, RpcNode } from './json-rpc-client.ts';
import { type Header, headerSchema, logSchema, quantitySchema } from './schema.ts';

/** A block of the index. */
export type KnownBlock = { number: number; hash: Hex };

/** A header, and the digest of the logs of its block where they were read. */
export type ShownHeader = Header & { logsDigest?: Hex };

/**
 * A block, and headers up to it as another node showed them. A node can show the right hash with a false time,
 * with a bloom filter that hides logs, or with other amounts in the logs.
 */
export type ShownBlock = KnownBlock & { headers?: readonly ShownHeader[] };

/**
 * One node's answer about a block: it has the block, has another one (which) in its place, or shows a header
 * (which) with the same hash and other contents or logs. Or it has no block there, or no usable answer.
 */
export type Testimony = { node: string } & (
  | { says: 'same' | 'none' | 'nothing' }
  | { says: 'other'; hash: Hex }
  | { says: 'altered'; number: number }
);

/** Slower nodes have no vote: the index waits for the answers. */
const timeoutMs = 3_000;

const headerAnswer = z.object({ result: headerSchema.nullable() });
const logsAnswer = z.object({ result: z.array(logSchema) });
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
  const own = (index: number): Header | null | undefined => others[index]?.result;
  const altered =
    headers.find((shown, index) => isAltered(shown, own(index))) ??
    (await findAlteredLogs(
      node,
      headers.filter((shown, index) => own(index)?.hash === shown.hash),
    ));
  return altered ? ({ says: 'altered', number: altered.number } as const) : ({ says: 'same' } as const);
}

/** A header that the node lacks, or of another branch, proves nothing about the shown one. */
function isAltered(shown: Header, own: Header | null | undefined): boolean {
  if (own?.hash !== shown.hash) return false;
  return own.timestamp !== shown.timestamp || own.logsBloom !== shown.logsBloom;
}

/** Logs that the node does not have yet, or an answer that does not come, prove nothing. */
async function findAlteredLogs(
  node: RpcNode,
  headers: readonly ShownHeader[],
): Promise<ShownHeader | undefined> {
  const shown = headers.filter(({ logsDigest }) => logsDigest !== undefined);
  if (shown.length === 0) return undefined;
  const calls = shown.map(({ hash }) => ({ method: 'eth_getLogs', params: [{ blockHash: hash }] }));
  const answers: readonly unknown[] = await node.request(calls, timeoutMs).catch(() => []);
  return shown.find((header, index) => {
    const own = digestAnswer(header, answers[index]);
    return own !== undefined && own !== header.logsDigest;
  });
}

function digestAnswer(header: Header, answer: unknown): Hex | undefined {
  const parsed = logsAnswer.safeParse(answer);
  if (!parsed.success) return undefined;
  try {
    return digestLogs(toCompleteLogs(header, parsed.data.result));
  } catch {
    return undefined;
  }
}
