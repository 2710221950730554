import * as z from 'zod/mini';
import { addressInputSchema, addressSchema } from '../wire/address.ts';
import { chainQuery } from '../wire/chain-id.ts';
import { eventPagingQuery, nextCursorSchema } from '../wire/paging.ts';
import { activityRows } from './activity-rows.ts';

export const activityRowSchema = z.discriminatedUnion('kind', activityRows);

/** `GET /accounts/:address/activity`. */
export const activityParams = z.object({ address: addressInputSchema });

/** Its query; without `kind` all kinds. `pool` is refused with a kind whose rows are not listed by pool. */
export const activityQuery = z.object({
  ...chainQuery,
  ...eventPagingQuery,
  kind: z.optional(z.union(activityRows.map(({ shape }) => shape.kind))),
  pool: z.optional(addressInputSchema),
});

/** What the rows are complete for. */
export const activityCoverSchema = z.object({
  /** No transfers of earlier blocks are known; null where none are known at all. */
  transfersSince: z.nullable(z.int()),
  /** Transfers of these tokens are rows; those of other tokens are not known here. */
  transferTokens: z.array(addressSchema),
});

/** Its `data`, newest first: nothing that happened after `blockNumber`. */
export const accountActivitySchema = z.object({
  blockNumber: z.int(),
  covers: activityCoverSchema,
  rows: z.array(activityRowSchema),
  nextCursor: nextCursorSchema,
});

export type ActivityRow = z.infer<typeof activityRowSchema>;
export type ActivityKind = ActivityRow['kind'];
export type ActivityCover = z.infer<typeof activityCoverSchema>;
export type WireAccountActivity = z.infer<typeof accountActivitySchema>;
