import { addressSchema } from '@tradewind/schema/wire/address';
import * as z from 'zod/mini';
import { writeAmountSchema } from './write-amount.ts';

/** The stored facts of a write, whatever it waits for; time in milliseconds, addresses in lower case. */
export const writeFactsShape = {
  from: addressSchema,
  chainId: z.int(),
  addedTime: z.int(),
  approval: z.optional(z.object({ tokenAddress: addressSchema, spender: addressSchema })),
  /** The plan's tag. */
  attr1: z.optional(z.string()),
  /** A success plays the sound. */
  playsSound: z.optional(z.boolean()),
  /** The title of a success. */
  doneTitle: z.optional(z.string()),
  amounts: z.optional(z.array(writeAmountSchema)),
  /** The lines of its dialog, up to the one that its inclusion ends. */
  steps: z.optional(z.array(z.string())),
  /** The address on this site at the click, without its origin. */
  page: z.optional(z.string().check(z.regex(/^\/(?![/\\])/))),
};
