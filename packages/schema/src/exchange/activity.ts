import * as z from 'zod/mini';
import { liquidityEventSchema } from './liquidity-event.ts';
import { swapSchema } from './swap.ts';

/** A swap in one pool that the account signed. */
export const swapActivitySchema = z.extend(swapSchema, { kind: z.literal('swap') });

/** A change of the account's pool tokens: minted (add), burned (remove), received or sent by transfer. */
export const liquidityActivitySchema = z.extend(z.omit(liquidityEventSchema, { kind: true }), {
  kind: z.literal('liquidity'),
  change: liquidityEventSchema.shape.kind,
});
