import { type Hex, isHex } from 'viem';
import * as z from 'zod/mini';
import { RpcNodeError } from '../chain/rpc-error.ts';

export const hexSchema = z.custom<Hex>((value) => isHex(value));

/** A node's answer, parsed by its method's schema; throws RpcNodeError for anything else. */
export function parseRpcAnswer<Answer>(schema: z.ZodMiniType<Answer>, answer: unknown): Answer {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new RpcNodeError('Failed to parse the simulation');
  return parsed.data;
}
