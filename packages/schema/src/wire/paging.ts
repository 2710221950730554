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

/** `pageNumber` (from 1) and `pageSize` of a list, out of the query string. */
export const pagingQuery = {
  pageNumber: countInQuery(100_000, '1'),
  pageSize: countInQuery(maximumPageSize, '50'),
};
