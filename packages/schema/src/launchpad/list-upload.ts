import * as z from 'zod/mini';
import { rawAmountSchema } from '../wire/amount.ts';
import { chainIdText } from '../wire/chain-id.ts';
import { refusalSchema } from '../wire/envelope.ts';
import { hashSchema } from '../wire/hash.ts';
import { listFaultTexts } from './list-fault-texts.ts';

/** Bytes of an uploaded list at most; 100,000 lines are five million. */
export const maximumListBytes = 16_777_216;
/** Faults in a refusal at most; `faultCount` counts all. */
export const maximumListFaults = 100;

const numberUpTo = (most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^(?:0|[1-9]\d{0,9})$/, 'Invalid number')), z.transform(Number)),
    z.int().check(z.maximum(most, 'Too large')),
  );
const integerUpTo = (most: bigint) =>
  z.pipe(
    z.pipe(
      rawAmountSchema,
      z.transform((text) => BigInt(text)),
    ),
    z.bigint().check(z.maximum(most, 'Too large')),
  );

/**
 * Query of `POST /operator/launchpad/list`, whose body is the CSV: the round that the list serves, and the terms that its
 * lines must fit. Amounts are raw units of the payment token.
 */
export const listUploadQuery = z.object({
  chainId: z.pipe(chainIdText, z.transform(Number)),
  project: numberUpTo(2 ** 32 - 1),
  round: numberUpTo(2 ** 16 - 1),
  payDecimals: numberUpTo(77),
  minPerUser: integerUpTo(2n ** 96n - 1n),
  maxPerUser: integerUpTo(2n ** 96n - 1n),
  maxWeight: integerUpTo(2n ** 32n - 1n),
});

/** Its `data`: what the terms of the sale name. `isNew`: it was not stored before. */
export const storedListSchema = z.object({
  listHash: hashSchema,
  listRoot: hashSchema,
  entries: z.int(),
  isNew: z.boolean(),
});

const listFaultReasons = Object.keys(listFaultTexts);

export const listFaultSchema = z.object({
  /** Of the uploaded file; both count from 1. */
  line: z.int(),
  column: z.int(),
  reason: z.string().check(z.refine((reason) => listFaultReasons.includes(reason))),
  text: z.string(),
  /** Of a duplicate: the line that has the account first. */
  firstLine: z.nullable(z.int()),
});

/** The refusal of a faulty list. */
export const listRefusalSchema = z.extend(refusalSchema, {
  faults: z.array(listFaultSchema),
  faultCount: z.int(),
});

export type WireListFault = z.infer<typeof listFaultSchema>;
