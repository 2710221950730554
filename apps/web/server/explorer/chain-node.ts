import { z } from 'zod';

const timeoutMilliseconds = 3000;

export const hexSchema = z.templateLiteral(['0x', z.string().regex(/^[0-9a-fA-F]*$/)]);
export const quantitySchema = hexSchema.transform((hex) => (hex === '0x' ? 0n : BigInt(hex)));

export class NodeUnreachableError extends Error {}

export type ChainNode = <Schema extends z.ZodType>(
  method: string,
  params: unknown[],
  resultSchema: Schema,
) => Promise<z.output<Schema>>;

const answerSchema = z.object({ result: z.unknown() });

async function post(url: string, method: string, params: unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  return answerSchema.parse(await response.json()).result;
}

/** One JSON-RPC call to the first node that answers; the result is parsed by a schema. */
export function createChainNode(rpcUrls: readonly string[]): ChainNode {
  return async (method, params, resultSchema) => {
    const failures: unknown[] = [];
    for (const url of rpcUrls) {
      const result = await post(url, method, params).catch((error: unknown) => void failures.push(error));
      if (result !== undefined) return resultSchema.parse(result);
    }
    throw new NodeUnreachableError(`no chain node answers ${method}`, { cause: failures });
  };
}
