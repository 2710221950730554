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

/** How many entries a page of a list holds at most. */
export const pageSizeQuery = countInQuery(maximumPageSize, '50');

/** `pageNumber` (from 1) and `pageSize` of a list that is counted. */
export const pagingQuery = { pageNumber: countInQuery(100_000, '1'), pageSize: pageSizeQuery };

const isCursor = z.regex(/^\d{1,15}-\d{1,9}$/, 'Invalid cursor');

/** Entries of a page and where it begins, of a list of events from the newest to the oldest; `cursor` is `nextCursor` of the page before. */
export const eventPagingQuery = {
  pageSize: pageSizeQuery,
  cursor: z.optional(z.string().check(isCursor)),
};

/** Where the next page of a list of events begins; null on the last one. */
export const nextCursorSchema = z.nullable(z.string());
