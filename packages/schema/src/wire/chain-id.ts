import * as z from 'zod/mini';

/** A chain id in the text of a query string or a topic. */
export const chainIdText = z.string().check(z.regex(/^[1-9]\d{0,9}$/, 'Invalid chain id'));

/** `chainId` of a query: the chain that a request is about, by default the home chain. */
export const chainQuery = { chainId: z.optional(z.pipe(chainIdText, z.transform(Number))) };

/** The query of a route that has no other parameter. */
export const chainAloneQuery = z.object(chainQuery);
