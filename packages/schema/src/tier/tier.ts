import * as z from 'zod/mini';
import { addressInputSchema } from '../wire/address.ts';
import { decimalSchema } from '../wire/decimal.ts';

/** Body of `/ino/tier`; other fields have no effect. */
export const tierRequest = z.object({ ownerAddress: addressInputSchema });

const stepSchema = z.object({
  name: z.string(),
  /** The step ends below this amount; step 3 is exactly its amount, and the last one has no end. */
  toAmount: z.nullable(decimalSchema),
  // Not in the specification.
  /** The step begins at this amount; the last one begins above it. */
  fromAmount: decimalSchema,
});

/** `POST /ino/tier`: `data`. Amounts are whole platform tokens. */
export const tierSchema = z.object({
  /** The principal of the account's stakes before their end. */
  stakeAmount: decimalSchema,
  /** Steps 1 to 4; below the first one an account has none. */
  tiers: z.array(stepSchema),
  // Not in the specification.
  /** The same amount raised by the boost of the account's NFTs: it decides the step. */
  effectiveAmount: decimalSchema,
  /** 0 is none, shown as `TBA`. */
  step: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
});

export type WireTier = z.infer<typeof tierSchema>;
