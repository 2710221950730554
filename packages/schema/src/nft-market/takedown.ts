import * as z from 'zod/mini';
import { chainQuery } from '../wire/chain-id.ts';
import { countInQuery, nextCursorSchema } from '../wire/paging.ts';
import { plainText } from '../wire/plain-text.ts';
import { fileNameInput } from './draft.ts';
import { workNumberInput } from './requests.ts';

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Invalid hash'));
const count = z.int().check(z.nonnegative());

/** Body of `POST /operator/takedown`: the file of a work, as the reviewer saw it, and a reason, which owners read. */
export const takedownRequest = z.object({
  id: workNumberInput,
  fileName: z.string().check(z.maxLength(100)),
  reason: plainText(500, 1),
});
/** Its `data`: `isChanged` is false where the file was down. */
export const takedownSchema = z.object({ isChanged: z.boolean() });

/** Body of `POST /operator/takedown/remove`: the sha256 of a file. */
export const takedownRemoval = z.object({ hash });

/** Query of `GET /operator/takedown`: a page of the files that are down; the cursor is that of the page before. */
export const takedownsQuery = z.object({
  ...chainQuery,
  pageSize: countInQuery(100, '50'),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,16}-[0-9a-f]{64}$/, 'Invalid cursor'))),
});

/** Its `data`: the files that were taken down, the latest first. */
export const takedownListSchema = z.object({
  takedowns: z.array(
    z.object({
      hash,
      reason: z.string(),
      /** Wall time, ISO 8601. */
      at: z.iso.datetime(),
      /** The first work of the file; null where none has it. */
      workId: z.nullable(count),
      /** All works of the chain that have it. */
      workCount: count,
    }),
  ),
  nextCursor: nextCursorSchema,
});

/** Query of `GET /operator/takedown/works`: the name of a file, whose works a takedown would reject. */
export const takedownWorksQuery = z.object({ ...chainQuery, fileName: fileNameInput });
/** Its `data`: the works of the chain that have the file, by any ending. */
export const takedownWorksSchema = z.object({ workCount: count });
