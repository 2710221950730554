import * as z from 'zod/mini';
import { plainText } from '../wire/plain-text.ts';
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

/** `GET /operator/takedown`: `data`, the last files that were taken down, at most 100, the latest first. */
export const takedownListSchema = z.array(
  z.object({
    hash,
    reason: z.string(),
    /** Wall time, ISO 8601. */
    at: z.iso.datetime(),
    /** The first work of the file; null where none has it. */
    workId: z.nullable(count),
  }),
);
