import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';
import { chainQuery } from '../wire/chain-id.ts';
import { hashInputSchema, hashSchema } from '../wire/hash.ts';
import { pageSizeQuery } from '../wire/paging.ts';

/** The wire of one kind of report: its name, and the reported fields of the expected event. Areas declare them. */
export type ReportedEvent = {
  readonly kind: string;
  readonly fields: z.core.$ZodType<Record<string, string | undefined>, Record<string, unknown>>;
};

/** A report of the account and its state. */
export const reportedTransactionSchema = z.object({
  chainId: z.int(),
  txHash: hashSchema,
  kind: z.string(),
  owner: addressSchema,
  claim: z.record(z.string(), z.string()),
  state: z.enum(['pending', 'confirmed', 'refused', 'expired']),
  /** The reason of a refusal. */
  reason: z.nullable(z.enum(['reverted', 'another_sender', 'another_event'])),
  /** Block of the event; null unless confirmed. */
  blockNumber: z.nullable(z.int()),
  /** Confirmed, and deeper than a reorganisation can reach. */
  isFinal: z.boolean(),
  /** Wall time, ISO 8601. */
  reportedAt: z.string(),
});
export type WireReportedTransaction = z.infer<typeof reportedTransactionSchema>;

/** `GET /transactions`: `data`. */
export const reportedTransactionListSchema = z.object({ transactions: z.array(reportedTransactionSchema) });

const base = { chainId: z.int().check(z.positive()), txHash: hashInputSchema };

/** The requests and answers of an API that accepts these kinds; it refuses every other one. */
export function createReportSchemas(kinds: readonly ReportedEvent[]) {
  const kindSchema = z.enum(kinds.map(({ kind }) => kind));
  const report = z.extend(reportedTransactionSchema, { kind: kindSchema });
  return {
    /** Body of `POST /transactions`: a hint. Price, amount, owner and state come from the index only. */
    body: createBody(kinds),
    /** Query of `GET /transactions`: the account's own reports of a chain, newest first. */
    query: z.object({ ...chainQuery, pageSize: pageSizeQuery, kind: z.optional(kindSchema) }),
    report,
    list: z.object({ transactions: z.array(report) }),
  };
}

function createBody(kinds: readonly ReportedEvent[]) {
  const [first, ...others] = kinds.map(({ kind, fields }) =>
    z.strictObject({ ...base, kind: z.literal(kind), claim: fields }),
  );
  if (first === undefined) throw new RangeError('no area brings a kind of report');
  return z.discriminatedUnion('kind', [first, ...others]);
}
