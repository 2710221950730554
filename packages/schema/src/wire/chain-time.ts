import * as z from 'zod/mini';

/** A time of the chain, in whole seconds, in a query string. */
export const chainTimeInQuery = z.pipe(
  z.string().check(z.regex(/^\d{1,12}$/, 'Must be a time in seconds')),
  z.transform(Number),
);
