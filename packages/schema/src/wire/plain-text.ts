import * as z from 'zod/mini';

/**
 * A line of text without spaces around it. Control characters, lone surrogates and marks that turn the
 * reading direction are refused: the database takes no zero byte, and a page would show another text.
 */
export function plainLine(most: number, least = 1) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(least, least === 1 ? 'Must not be empty' : 'Too short'),
      z.maxLength(most, 'Too long'),
      z.regex(/^[^\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]*$/u, 'Invalid characters'),
    );
}

/** The same of several lines. */
export function plainText(most: number, least = 1) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(least, least === 1 ? 'Must not be empty' : 'Too short'),
      z.maxLength(most, 'Too long'),
      z.regex(/^(?:\n|[^\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069])*$/u, 'Invalid characters'),
    );
}
