import * as z from 'zod/mini';
import { messages } from '../message/messages.ts';
import { RpcNodeError } from './rpc-error.ts';

const failureSchema = z.object({
  code: z.int(),
  message: z.string(),
  data: z.optional(z.unknown()),
});

const responseSchema = z.object({
  id: z.int(),
  result: z.optional(z.unknown()),
  error: z.optional(failureSchema),
});

export type RpcResponse = z.infer<typeof responseSchema>;

/** A call to a node, and its id. */
export type RequestedCall = { readonly id: number; readonly method: string };

const limitExceeded = -32005;

/** The answers of one batch in the order of the calls; throws RpcNodeError unless every call has a valid answer. */
export function parseRpcResponses(text: string, requested: readonly RequestedCall[]): RpcResponse[] {
  const responses = z.array(responseSchema).safeParse(parseJson(text));
  if (!responses.success) throw new RpcNodeError(messages.chain.parseFailed);
  const byId = new Map(responses.data.map((response) => [response.id, response]));
  return requested.map(({ id, method }) => {
    const response = byId.get(id);
    if (!response || (response.error === undefined && !isOfShape(method, response.result)))
      throw new RpcNodeError(messages.chain.parseFailed);
    if (response.error?.code === limitExceeded) throw new RpcNodeError(response.error.message);
    return response;
  });
}

const hexSchema = z.string().check(z.regex(/^0x[0-9a-f]*$/i));
const quantitySchema = z.string().check(z.regex(/^0x[0-9a-f]{1,64}$/i));
const blockSchema = z.nullable(z.looseObject({ number: quantitySchema, timestamp: quantitySchema }));

/** Results that the page relies on: a malformed value is a fault of the node, not of the chain. */
const shapes = new Map<string, z.ZodMiniType>([
  ['eth_blockNumber', quantitySchema],
  ['eth_call', hexSchema],
  ['eth_chainId', quantitySchema],
  ['eth_estimateGas', quantitySchema],
  ['eth_getBalance', quantitySchema],
  ['eth_getBlockByNumber', blockSchema],
  ['eth_getCode', hexSchema],
  ['eth_getTransactionByHash', z.nullable(z.looseObject({ hash: hexSchema }))],
  ['eth_getTransactionCount', quantitySchema],
  ['eth_getTransactionReceipt', z.nullable(z.looseObject({ blockHash: hexSchema }))],
]);

function isOfShape(method: string, result: unknown): boolean {
  if (result === undefined) return false;
  return shapes.get(method)?.safeParse(result).success ?? true;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
