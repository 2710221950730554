import * as z from 'zod/mini';
import { rawAmountSchema } from '../wire/amount.ts';
import { hashInputSchema, hashSchema } from '../wire/hash.ts';

const chainIdSchema = z.int().check(z.positive(), z.maximum(2 ** 31 - 1));
const projectSchema = z.int().check(z.nonnegative(), z.maximum(2 ** 32 - 1));
const roundSchema = z.int().check(z.nonnegative(), z.maximum(2 ** 16 - 1));
const payDecimalsSchema = z.int().check(z.nonnegative(), z.maximum(77));
/** Whole units of the payment token; whether it is an amount, the rule decides. */
const ruleAmountSchema = z.string().check(z.maxLength(300, 'Too long'));

/** The publication beside a list that was computed from tiers (`ListManifest` of the rules). */
export const listManifestSchema = z.strictObject({
  version: z.literal(1),
  snapshot: z.strictObject({
    chainId: chainIdSchema,
    block: rawAmountSchema,
    blockHash: hashSchema,
    tierUnit: rawAmountSchema,
  }),
  rule: z.strictObject({
    perWeight: ruleAmountSchema,
    minimum: ruleAmountSchema,
    maximum: ruleAmountSchema,
  }),
  scope: z.strictObject({ chainId: chainIdSchema, project: projectSchema, round: roundSchema }),
  payDecimals: payDecimalsSchema,
  snapshotHash: hashSchema,
  listHash: hashSchema,
  listRoot: hashSchema,
  entries: z.int().check(z.positive()),
});

/** Query of `GET /launchpad/list/{sha256}/manifest`: the root of one of the rounds that have the file as their list. */
export const listManifestQuery = z.object({ root: z.optional(hashInputSchema) });

/**
 * Body of `POST /operator/launchpad/list-from-tiers`: a round with the decimals of its payment token, and the rule. The
 * most commitment of an account is `perWeight` for each weight of its tier, at least `minimum`, at most `maximum`. There
 * is no block: tiers are those of the last final one.
 */
export const listFromTiersRequest = z.strictObject({
  chainId: chainIdSchema,
  project: projectSchema,
  round: roundSchema,
  payDecimals: payDecimalsSchema,
  perWeight: ruleAmountSchema,
  minimum: ruleAmountSchema,
  maximum: ruleAmountSchema,
});

/** Its `data`: what the terms of the sale name, and the published manifest. `isNew`: list or manifest was added. */
export const listFromTiersSchema = z.object({
  listHash: hashSchema,
  listRoot: hashSchema,
  entries: z.int(),
  isNew: z.boolean(),
  snapshotHash: hashSchema,
  manifest: listManifestSchema,
});
