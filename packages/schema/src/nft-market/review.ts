import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';
import { chainQuery } from '../wire/chain-id.ts';
import { countInQuery } from '../wire/paging.ts';
import { plainText } from '../wire/plain-text.ts';
import { artworkSchema } from './artwork.ts';
import { workNumberInput } from './requests.ts';

const count = z.int().check(z.nonnegative());

/** Query of `GET /operator/review`: a page of the works that wait, the latest first. */
export const reviewQuery = z.object({
  ...chainQuery,
  pageNumber: countInQuery(100_000, '1'),
  pageSize: countInQuery(50, '24'),
});

/** A work that waits, with what a decision needs. */
export const waitingSchema = z.extend(artworkSchema, {
  /** The version of its texts. */
  textId: count,
  /** When its author declared that it is its own; null where it never did. */
  declaredAt: z.nullable(z.iso.datetime()),
  /** Works of the artist by their state, those with texts; null without a profile. */
  artistHistory: z.nullable(z.object({ reviewed: count, rejected: count, waiting: count })),
  /** Other works of the same file, at most 20, the first ones. */
  copies: z.array(
    z.object({
      id: count,
      code: z.string(),
      fileName: z.string(),
      creatorAddress: z.nullable(addressSchema),
      /** Chain seconds. */
      mintedAt: z.nullable(count),
    }),
  ),
});
export const waitingListSchema = z.array(waitingSchema);

/** Body of `POST /operator/review`: a decision about what the reviewer saw. A rejection has a reason. */
export const reviewRequest = z
  .object({
    id: workNumberInput,
    status: z.enum(['reviewed', 'rejected']),
    reason: z.prefault(plainText(500, 0), ''),
    /** As the reviewer saw them: null and 0 where the work has none. */
    fileName: z.nullable(z.string().check(z.maxLength(100))),
    textId: count,
  })
  .check(
    z.refine(({ status, reason }) => status !== 'rejected' || reason !== '', 'A rejection has a reason'),
  );

/** Its `data`: the status of the specification; `isChanged` is false for the same decision again. */
export const reviewedSchema = z.object({ status: z.literal([0, 1, 2, 3]), isChanged: z.boolean() });
