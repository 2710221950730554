import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';
import { roundStatusSchema } from './round-status.ts';
import { deadReasonSchema } from './sale.ts';
import { wholeAmountSchema } from './whole-amount.ts';

/**
 * `extraData` of `ido_processing`: a sale after its last change, at most once a second. `open` and `closed` follow
 * from the time of the chain. An undo of blocks is announced by the head of the chain.
 */
export const idoProcessingSchema = z.object({
  idoId: z.int(),
  round: z.int(),
  status: roundStatusSchema,
  /** Per cent of the cap with two decimals. */
  percentProcess: z.string(),
  /** Whole payment tokens of the cap, and those that are committed. */
  totalRaise: wholeAmountSchema,
  joined: wholeAmountSchema,
  step: z.enum([
    'created',
    'open',
    'joined',
    'closed',
    'levelled',
    'delivered',
    'cancelled',
    'claimed',
    'changed',
  ]),
  /** Why it was cancelled. */
  reason: z.optional(deadReasonSchema),
  // Not in the specification.
  chainId: z.int(),
  sale: addressSchema,
  blockNumber: z.int(),
  buyerCount: z.int(),
});

export type IdoProcessing = z.infer<typeof idoProcessingSchema>;
