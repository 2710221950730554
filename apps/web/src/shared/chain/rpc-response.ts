import * as z from 'zod/mini';
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

const limitExceeded = -32005;

/** The answers of one batch in the order of `ids`; throws RpcNodeError unless the node answered every call. */
export function parseRpcResponses(text: string, ids: readonly number[]): RpcResponse[] {
  const responses = z.array(responseSchema).safeParse(parseJson(text));
  if (!responses.success) throw new RpcNodeError('Failed to parse JSON response');
  const byId = new Map(responses.data.map((response) => [response.id, response]));
  return ids.map((id) => {
    const response = byId.get(id);
    if (!response || (response.error === undefined && response.result === undefined))
      throw new RpcNodeError('Failed to parse JSON response');
    if (response.error?.code === limitExceeded) throw new RpcNodeError(response.error.message);
    return response;
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
