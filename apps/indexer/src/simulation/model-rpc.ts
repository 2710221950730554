import type { Hex } from '@tradewind/db/column/hex-bytes';
import { z } from 'zod';
import type { ModelBlock } from './chain-model.ts';
import { answerTokenCall } from '../exchange/simulation/model-tokens.ts';

export const rpcCallSchema = z.object({ id: z.number(), method: z.string(), params: z.array(z.unknown()) });
export type RpcQuestion = z.infer<typeof rpcCallSchema>;
export type RpcAnswer = { result: unknown } | { error: { code: number; message: string } };

/** How the node answers logs at present. */
export type LogView = {
  /** Logs of the newest blocks are not available yet. */
  isLate: boolean;
  /** Omits one of the logs of a block. */
  omit: <Log>(logs: Log[]) => Log[];
  /** Changes order and number of the logs of an answer. */
  disorder: <Log>(logs: Log[]) => Log[];
  maxRange: number;
};

const blockParams = z.tuple([z.string(), z.boolean()]);
const callParams = z.tuple([z.object({ to: z.string(), data: z.string() }), z.string()]);
const filterSchema = z.object({
  address: z.array(z.string()).optional(),
  topics: z.array(z.array(z.string())).optional(),
  fromBlock: z.string().optional(),
  toBlock: z.string().optional(),
  blockHash: z.string().optional(),
});

/** The JSON-RPC methods that an indexer uses. */
export function answerRpc(
  blocks: readonly ModelBlock[],
  chainId: number,
  { method, params }: RpcQuestion,
  view: LogView,
): RpcAnswer {
  if (method === 'eth_chainId') return { result: toQuantity(chainId) };
  if (method === 'eth_getBlockByNumber') {
    const [tag, withTransactions] = blockParams.parse(params);
    const block = tag === 'latest' ? blocks.at(-1) : blocks[Number(tag)];
    return { result: block ? toWireBlock(block, withTransactions) : null };
  }
  if (method === 'eth_getLogs') return listLogs(blocks, filterSchema.parse(params[0]), view);
  if (method === 'eth_call') {
    const [{ to, data }, tag] = callParams.parse(params);
    return answerTokenCall(to, data, tag === 'latest' ? blocks.length - 1 : Number(tag));
  }
  return { error: { code: -32_601, message: `no method ${method}` } };
}

function listLogs(
  blocks: readonly ModelBlock[],
  filter: z.infer<typeof filterSchema>,
  view: LogView,
): RpcAnswer {
  const from = Number(filter.fromBlock);
  const to = Number(filter.toBlock);
  if (to - from >= view.maxRange) return { error: { code: -32_005, message: 'query returns too much' } };
  const requested = filter.blockHash
    ? blocks.filter(({ hash }) => hash === filter.blockHash)
    : blocks.slice(from, to + 1);
  if (filter.blockHash && requested.length === 0)
    return { error: { code: -32_000, message: 'unknown block' } };
  const logs = requested
    .filter(({ number }) => !view.isLate || number < blocks.length - 3)
    .flatMap(toWireLogs)
    .filter(({ address }) => filter.address?.includes(address) ?? true)
    .filter(({ topics }) => filter.topics?.[0]?.includes(topics[0] ?? '') ?? true);
  return { result: view.disorder(filter.blockHash ? view.omit(logs) : logs) };
}

function toWireBlock(block: ModelBlock, withTransactions: boolean) {
  const { hash, parentHash, logsBloom, transactions } = block;
  return {
    hash,
    parentHash,
    logsBloom,
    number: toQuantity(block.number),
    timestamp: toQuantity(block.timestamp),
    transactions: withTransactions ? transactions : transactions.map((transaction) => transaction.hash),
  };
}

function toWireLogs(block: ModelBlock) {
  return block.logs.map((log) => ({
    ...log,
    logIndex: toQuantity(log.logIndex),
    blockNumber: toQuantity(block.number),
    blockHash: block.hash,
    removed: false,
  }));
}

function toQuantity(value: number): Hex {
  return `0x${value.toString(16)}`;
}
