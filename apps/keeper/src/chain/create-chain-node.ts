import type { Hex } from '@tradewind/db/column/hex-bytes';
import { RetryableError } from '@tradewind/process/process-error';
import { createClient, fallback, http, numberToHex, RpcRequestError, BaseError } from 'viem';
import type { z } from 'zod';
import type { Call, ChainNode, Receipt } from './chain-node.ts';
import {
  anyTransactionSchema,
  blockSchema,
  bytesSchema,
  nonceSchema,
  quantitySchema,
  receiptSchema,
} from './rpc-schema.ts';

export type ChainNodeOptions = {
  urls: readonly string[];
  timeoutMs: number;
  onError: () => void;
  /** Called before each request (the caller waits for the node) and after it. */
  onProgress?: (waitsFor: 'the node' | 'the database') => void;
};

type Request = (method: string, params: readonly unknown[]) => Promise<unknown>;
type RequestFromNode = <Answer>(
  schema: z.ZodType<Answer>,
  method: string,
  params: readonly unknown[],
) => Promise<Answer>;

/** Requests the nodes in turn until one answers; each answer is parsed. */
export function createChainNode(options: ChainNodeOptions): ChainNode {
  const { onError } = options;
  const request = createRequest(options);
  const sendRequest: RequestFromNode = async (schema, method, params) => {
    try {
      return schema.parse(await request(method, params));
    } catch (error) {
      onError();
      throw new RetryableError(`${method}: ${describe(error)}`);
    }
  };
  const findBlock = (block: string) =>
    sendRequest(blockSchema.nullable(), 'eth_getBlockByNumber', [block, false]);
  const getBlock = async (at: string) => {
    const block = await findBlock(at);
    if (block === null) throw new RetryableError(`the node has no block ${at}`);
    return block;
  };
  return {
    getGenesisHash: async () => (await getBlock('0x0')).hash,
    getHead: () => getBlock('latest'),
    findBlockHash: async (number) => (await findBlock(numberToHex(number)))?.hash,
    getNonce: (account) => sendRequest(nonceSchema, 'eth_getTransactionCount', [account, 'latest']),
    getBalance: (account) => sendRequest(quantitySchema, 'eth_getBalance', [account, 'latest']),
    getPriorityFee: () => sendRequest(quantitySchema, 'eth_maxPriorityFeePerGas', []),
    findReceipt: (txHashes) => findReceipt(sendRequest, txHashes),
    isKnown: async (txHash) =>
      (await sendRequest(anyTransactionSchema.nullable(), 'eth_getTransactionByHash', [txHash])) !== null,
    read: (contract, data) => read(request, onError, contract, data),
    estimateGas: (call) => estimateGas(request, onError, call),
    send: async (raw) => {
      try {
        await request('eth_sendRawTransaction', [raw]);
        return undefined;
      } catch (error) {
        return describe(error);
      }
    },
  };
}

function createRequest({ urls, timeoutMs, onProgress }: ChainNodeOptions): Request {
  const transports = urls.map((url) => http(url, { timeout: timeoutMs, retryCount: 0, batch: true }));
  const client = createClient({ transport: fallback(transports, { retryCount: 0 }) });
  return async (method, params) => {
    onProgress?.('the node');
    const answer: unknown = await client.transport.request({ method, params });
    onProgress?.('the database');
    return answer;
  };
}

async function findReceipt(
  sendRequest: RequestFromNode,
  txHashes: readonly Hex[],
): Promise<Receipt | undefined> {
  const receipts = await Promise.all(
    txHashes.map((hash) => sendRequest(receiptSchema.nullable(), 'eth_getTransactionReceipt', [hash])),
  );
  const receipt = receipts.find((found) => found !== null);
  if (!receipt) return undefined;
  const { transactionHash: txHash, status, ...rest } = receipt;
  return { ...rest, txHash, succeeded: status === '0x1' };
}

/**
 * Messages of nodes for a failure of the called code. Every other error is about the node or the account, and
 * is retryable.
 */
const failedCall =
  /revert|gas required exceeds|out of gas|opcode|VM (execution )?error|VM exception|EVM error|always failing|stack (underflow|overflow|limit)|(bad|invalid) jump|write protection|return data out of bounds|code size/i;

async function read(request: Request, onError: () => void, to: Hex, data: Hex): Promise<Hex | undefined> {
  const answer = await tryCall(onError, bytesSchema, () => request('eth_call', [{ to, data }, 'latest']));
  return answer === '0x' ? undefined : answer;
}

function estimateGas(
  request: Request,
  onError: () => void,
  { value, ...call }: Call,
): Promise<bigint | undefined> {
  const params = [{ ...call, value: numberToHex(value) }];
  return tryCall(onError, quantitySchema, () => request('eth_estimateGas', params));
}

/**
 * Undefined only where the node reports that the call fails. A fault of the node says nothing about the call.
 */
async function tryCall<Answer>(
  onError: () => void,
  schema: z.ZodType<Answer>,
  call: () => Promise<unknown>,
): Promise<Answer | undefined> {
  try {
    return schema.parse(await call());
  } catch (error) {
    const answer = error instanceof BaseError && error.walk((cause) => cause instanceof RpcRequestError);
    if (answer instanceof RpcRequestError && (answer.code === 3 || failedCall.test(answer.details)))
      return undefined;
    onError();
    throw new RetryableError(`a call: ${describe(error)}`);
  }
}

/** Omits the node's address, whose path may contain a key. */
function describe(error: unknown): string {
  if (!(error instanceof BaseError)) return 'unexpected answer';
  const answer = error.walk((cause) => cause instanceof RpcRequestError);
  return answer instanceof BaseError ? answer.details : error.shortMessage;
}
