import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());

/** The answer of a successful call; only lists have the three paging fields. */
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

/**
 * The answer of a failed call: `code` from the error catalogue, `message` its text for the user, `retryable`
 * whether the same call may succeed later.
 */
export const refusalSchema = z.object({
  succeeded: z.literal(false),
  data: z.null(),
  message: z.string(),
  code: z.string(),
  retryable: z.boolean(),
  requestId: z.string(),
});

/** Either answer of a call; `succeeded` distinguishes them. */
export function envelopeSchema<Data extends z.ZodMiniType>(data: Data) {
  return z.discriminatedUnion('succeeded', [successSchema(data), refusalSchema]);
}

/** Any answer as a client reads it. The refusal of an older API has no `retryable`. */
export const receivedSchema = z.discriminatedUnion('succeeded', [
  successSchema(z.unknown()),
  z.extend(refusalSchema, { retryable: z.optional(z.boolean()) }),
]);

/** The envelope of a call with fields beside `data` that the specification does not define. */
export function widerEnvelopeSchema<Data extends z.ZodMiniType, Fields extends z.core.$ZodShape>(
  data: Data,
  fields: Fields,
) {
  const success = z.object({ ...successSchema(data).shape, data, ...fields });
  return z.discriminatedUnion('succeeded', [success, refusalSchema]);
}

export type Refusal = z.infer<typeof refusalSchema>;

export type Received = z.infer<typeof receivedSchema>;
