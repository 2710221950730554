import * as z from 'zod/mini';

const maximumPageSize = 500;

function countInQuery(maximum: number, fallback: string) {
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
