import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());

/** The answer of a call that succeeded; the three paging fields are there for lists only. */
export function successSchema<Data extends z.ZodMiniType>(data: Data) {
  return z.object({
    succeeded: z.literal(true),
    data,
    message: z.optional(z.string()),
    totalCount: z.optional(count),
    pageSize: z.optional(count),
    pageNumber: z.optional(count),
  });
}

/** The answer of a call that did not: `code` is one of the error catalogue, `message` its text for the user. */
export const refusalSchema = z.object({
  succeeded: z.literal(false),
  data: z.null(),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
});

/** Either answer of one call, told apart by `succeeded`. */
export function envelopeSchema<Data extends z.ZodMiniType>(data: Data) {
  return z.discriminatedUnion('succeeded', [successSchema(data), refusalSchema]);
}

/** The same of a call whose success says more beside `data`: what the specification has no place for within it. */
export function widerEnvelopeSchema<Data extends z.ZodMiniType, Fields extends z.core.$ZodShape>(
  data: Data,
  fields: Fields,
) {
  const success = z.object({ ...successSchema(data).shape, data, ...fields });
  return z.discriminatedUnion('succeeded', [success, refusalSchema]);
}

export type Refusal = z.infer<typeof refusalSchema>;
