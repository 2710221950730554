import type { Hex } from '@tradewind/db/column/hex-bytes';
import { z } from 'zod';
import { RetryableError } from '@tradewind/process/process-error';
import type { JsonRpcClient, RpcAnswer, RpcCall } from './json-rpc-client.ts';
import {
  type Block,
  blockSchema,
  bytesSchema,
  type Header,
  headerSchema,
  type Log,
  logSchema,
  quantitySchema,
} from './schema.ts';

export type LogFilter = {
  /** Absent: any emitter. */
  addresses?: readonly Hex[];
  /** Alternatives for the first topic. */
  selectors: readonly Hex[];
  from: number;
  to: number;
};

export type ContractCall = { to: Hex; data: Hex; blockNumber: number };

/** Typed requests to a node. An answer that does not parse is a fault of the node and retryable. */
export type ChainReader = {
  /** Called after an unusable answer: the next requests go to another node. */
  turnToNextNode: () => void;
  /** Called after an answer that most nodes contradict. */
  avoidNode: () => void;
  getChainId: () => Promise<number>;
  getHead: () => Promise<Header>;
  /** Undefined where the node has no such block. */
  findHeaders: (numbers: readonly number[]) => Promise<(Header | undefined)[]>;
  getBlocks: (numbers: readonly number[]) => Promise<Block[]>;
  listLogs: (filter: LogFilter) => Promise<Log[]>;
  /** All logs of each block, of any emitter. */
  listBlockLogs: (hashes: readonly Hex[]) => Promise<Log[][]>;
  /** Undefined for a call that reverts. */
  call: (calls: readonly ContractCall[]) => Promise<(Hex | undefined)[]>;
};

export function createChainReader(client: JsonRpcClient): ChainReader {
  const query = async <Answer>(schema: z.ZodType<Answer>, calls: readonly RpcCall[]): Promise<Answer[]> =>
    (await client.request(calls)).map((answer, index) =>
      parseAnswer(schema, answer, calls[index]?.method ?? ''),
    );
  const queryOne = async <Answer>(schema: z.ZodType<Answer>, method: string, params: readonly unknown[]) => {
    const [answer] = await query(schema, [{ method, params }]);
    if (answer === undefined) throw new RetryableError(`no answer to ${method}`);
    return answer;
  };
  return {
    turnToNextNode: client.turnToNextNode,
    avoidNode: client.avoidNode,
    getChainId: () => queryOne(quantitySchema, 'eth_chainId', []),
    getHead: () => queryOne(headerSchema, 'eth_getBlockByNumber', ['latest', false]),
    findHeaders: async (numbers) =>
      (
        await query(
          headerSchema.nullable(),
          numbers.map((number) => toBlockCall(number, false)),
        )
      ).map((header) => header ?? undefined),
    getBlocks: (numbers) =>
      query(
        blockSchema,
        numbers.map((number) => toBlockCall(number, true)),
      ),
    listLogs: (filter) => queryOne(z.array(logSchema), 'eth_getLogs', [toLogFilter(filter)]),
    listBlockLogs: (hashes) =>
      query(
        z.array(logSchema),
        hashes.map((blockHash) => ({ method: 'eth_getLogs', params: [{ blockHash }] })),
      ),
    call: (calls) => callInBatches(client, calls),
  };
}

function parseAnswer<Answer>(schema: z.ZodType<Answer>, answer: RpcAnswer, method: string): Answer {
  if ('error' in answer)
    throw new RetryableError(`${method}: ${answer.error.message} (${answer.error.code})`);
  const parsed = schema.safeParse(answer.result);
  if (!parsed.success) throw new RetryableError(`${method}: unexpected answer`, { cause: parsed.error });
  return parsed.data;
}

function toBlockCall(number: number, withTransactions: boolean): RpcCall {
  return { method: 'eth_getBlockByNumber', params: [toQuantity(number), withTransactions] };
}

function toLogFilter({ addresses, selectors, from, to }: LogFilter): Record<string, unknown> {
  return {
    ...(addresses && { address: addresses }),
    topics: [selectors],
    fromBlock: toQuantity(from),
    toBlock: toQuantity(to),
  };
}

function toQuantity(number: number): Hex {
  return `0x${number.toString(16)}`;
}

/** Limits the result of a hostile contract: memory beyond some 400 kB costs more gas than this. */
const callGas = toQuantity(500_000);
/** Nodes end a batch whose answers exceed some 25 MB; this many of the largest stay below. */
const callBatchSize = 20;
/** Batches that are pending at once. */
const callBatchesAtOnce = 4;

async function callInBatches(
  client: JsonRpcClient,
  calls: readonly ContractCall[],
): Promise<(Hex | undefined)[]> {
  const answers: (Hex | undefined)[] = [];
  const roundSize = callBatchSize * callBatchesAtOnce;
  for (let from = 0; from < calls.length; from += roundSize) {
    const round = Array.from({ length: callBatchesAtOnce }, (_, index) => {
      const start = from + index * callBatchSize;
      return calls.slice(start, start + callBatchSize);
    }).filter((batch) => batch.length > 0);
    const answered = await Promise.all(round.map((batch) => callContracts(client, batch)));
    answers.push(...answered.flat());
  }
  return answers;
}

/** A node without the state of an old block receives the call for the present state instead. */
async function callContracts(
  client: JsonRpcClient,
  calls: readonly ContractCall[],
): Promise<(Hex | undefined)[]> {
  const query = (at: (call: ContractCall) => string) =>
    client.request(
      calls.map((call) => ({
        method: 'eth_call',
        params: [{ to: call.to, data: call.data, gas: callGas }, at(call)],
      })),
    );
  const answers = await query((call) => toQuantity(call.blockNumber));
  const complete = answers.every((answer) => 'result' in answer || isRevert(answer.error));
  return (complete ? answers : await query(() => 'latest')).map((answer) =>
    'error' in answer && isRevert(answer.error) ? undefined : parseAnswer(bytesSchema, answer, 'eth_call'),
  );
}

/**
 * Every EVM error of the called code itself. If it counted as a fault of the node, it would stop the index for
 * ever.
 */
function isRevert({ code, message }: { code: number; message: string }): boolean {
  return (
    code === 3 ||
    /revert|invalid opcode|out of gas|gas uint64 overflow|bad jump|invalid jump|write protection|VM (execution )?error/i.test(
      message,
    ) ||
    /stack (underflow|overflow|limit)|return data out of bounds|max (init)?code size/i.test(message)
  );
}
