import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';
import { rawAmountSchema } from '../wire/amount.ts';
import { hashSchema } from '../wire/hash.ts';
import { nextCursorSchema } from '../wire/paging.ts';
import { eventTokenSchema } from '../wire/event-token.ts';

/** Pool tokens of an account: minted (add), burned (remove), received or sent by transfer. */
export const liquidityEventSchema = z.object({
  kind: z.enum(['add', 'remove', 'receive', 'send']),
  txHash: hashSchema,
  logIndex: z.int(),
  blockNumber: z.int(),
  /** Chain time in seconds. */
  blockTimestamp: z.int(),
  pool: addressSchema,
  token0: eventTokenSchema,
  token1: eventTokenSchema,
  /** Pool tokens. */
  liquidity: rawAmountSchema,
  /**
   * Raw, the amount that the pool received or paid; of a transfer, the worth of the pool tokens in the pool
   * then.
   */
  amount0: rawAmountSchema,
  amount1: rawAmountSchema,
});

/** `GET /exchange/liquidity-events`: `data`, newest first. */
export const liquidityEventListSchema = z.object({
  blockNumber: z.int(),
  events: z.array(liquidityEventSchema),
  nextCursor: nextCursorSchema,
});

export type WireLiquidityEvent = z.infer<typeof liquidityEventSchema>;
