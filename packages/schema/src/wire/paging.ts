import * as z from 'zod/mini';

const maximumPageSize = 500;

/** A whole number from 1 to `maximum` in a query string. */
export function countInQuery(maximum: number, fallback: string) {
  return z.prefault(
    z.pipe(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'Must be a positive whole number')),
        z.transform(Number),
      ),
      z.number().check(z.maximum(maximum)),
    ),
    fallback,
  );
}

/** Maximum entries of a page. */
export const pageSizeQuery = countInQuery(maximumPageSize, '50');

/** `pageNumber` (from 1) and `pageSize` of a list with a total. */
export const pagingQuery = { pageNumber: countInQuery(100_000, '1'), pageSize: pageSizeQuery };

/** A positive whole number of at most 15 digits before which a page of a list begins; without it the list begins. */
export function beforeInQuery(refusal: string) {
  return z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/, refusal)), z.transform(Number)));
}

const isCursor = z.regex(/^\d{1,15}-\d{1,9}$/, 'Invalid cursor');

/** Page size and start of a list of events, newest first; `cursor` is `nextCursor` of the previous page. */
export const eventPagingQuery = {
  pageSize: pageSizeQuery,
  cursor: z.optional(z.string().check(isCursor)),
};

/** Cursor of the next page of a list of events; null on the last one. */
export const nextCursorSchema = z.nullable(z.string());
