import { addressInputSchema } from '@tradewind/schema/wire/address';
import { hashInputSchema } from '@tradewind/schema/wire/hash';
import * as z from 'zod/mini';

/** A number of a view: `viem` returns up to 48 bits as a number. */
const whole = z.pipe(
  z.union([z.bigint(), z.int()]),
  z.transform((value) => BigInt(value)),
);
const small = z.int();

export const factsSchema = z.tuple([
  // `terms`
  z.object({
    project: small,
    round: small,
    kind: small,
    prefunded: z.boolean(),
    pay: addressInputSchema,
    token: addressInputSchema,
    issuer: addressInputSchema,
    listRoot: hashInputSchema,
    listHash: hashInputSchema,
    openAt: whole,
    closeAt: whole,
    deliverBy: whole,
    latestTge: whole,
    refundSeconds: whole,
    softCap: whole,
    hardCap: whole,
    minPerUser: whole,
    maxPerUser: whole,
    maxWeight: whole,
    tokensPerPayE18: whole,
    feeBps: whole,
  }),
  // `tranches`
  z.array(z.object({ afterSeconds: whole, cumulativeBps: whole })),
  // `stream`
  z.object({
    shareBps: whole,
    firstReleaseBps: whole,
    cliffSeconds: whole,
    periodSeconds: whole,
    periods: whole,
  }),
  // `book`
  z.object({ committed: whole, accepted: whole, buyers: whole, state: small, isPaused: z.boolean() }),
  // `outcome`
  z.object({ level: whole, tgeAt: whole, reason: small, isFunded: z.boolean() }),
  // `permitSigner`: the terms have the first signer alone.
  z.object({ signer: addressInputSchema }),
  // `tokenDecimals`
  z.object({ pay: small, token: small }),
]);

/** `userInfo` of a sale. */
export const buyerSchema = z.object({
  committed: whole,
  weight: whole,
  claimedTranches: whole,
  steps: whole,
  isChangeTaken: z.boolean(),
  isRefunded: z.boolean(),
  isSelfClaimOnly: z.boolean(),
});

export const booleanSchema = z.boolean();
export const addressesSchema = z.array(addressInputSchema);
