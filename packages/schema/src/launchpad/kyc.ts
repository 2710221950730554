import * as z from 'zod/mini';
import { addressInputSchema } from '../wire/address.ts';
import { hashSchema } from '../wire/hash.ts';
import { plainLine } from '../wire/plain-text.ts';

/** States of one call at most. */
export const maximumKycRows = 1_000;
/** Bytes of its body at most; a thousand rows are a hundred thousand. */
export const maximumKycBytes = 262_144;

const rowSchema = z.strictObject({
  account: addressInputSchema,
  /** The only chain of a contract's account; null for an account with a key, which is the same on every chain. */
  soleChainId: z.nullable(z.int().check(z.positive(), z.maximum(2 ** 31 - 1))),
  isComplete: z.boolean(),
});

type KycRow = z.infer<typeof rowSchema>;

const hasEachOnce = (rows: readonly KycRow[]) =>
  new Set(rows.map(({ account, soleChainId }) => `${account} ${soleChainId}`)).size === rows.length;

/** Body of `POST /operator/launchpad/kyc`: whose identity is verified, and by which source. */
export const kycRequest = z.strictObject({
  source: plainLine(100),
  rows: z
    .array(rowSchema)
    .check(z.minLength(1), z.maxLength(maximumKycRows), z.refine(hasEachOnce, 'Must have each account once')),
});

/** Its `data`; the log has the same. */
export const kycStoredSchema = z.object({
  rows: z.int(),
  /** Those that were new or differed. */
  changed: z.int(),
  /** The SHA-256 of the sorted lines `<account>,<soleChainId or nothing>,<isComplete>` with a line feed after each. */
  rowsHash: hashSchema,
});
