import * as z from 'zod/mini';

/** A whole-unit amount as the specification's fields carry it: an unsigned decimal string without exponent, trailing zeros cut. */
export const decimalSchema = z
  .string()
  .check(z.regex(/^(?:0|[1-9]\d{0,59})(?:\.\d{0,17}[1-9])?$/, 'Invalid amount'));

/** The same with a sign where it is below 0. */
export const signedDecimalSchema = z
  .string()
  .check(z.regex(/^(?:0|-?(?:[1-9]\d{0,59}(?:\.\d{0,17}[1-9])?|0\.\d{0,17}[1-9]))$/, 'Invalid amount'));

/** The same as a client may send it: a number, or a text that may end in zeros. What a number's shortest spelling does not say exactly is refused. */
export const signedDecimalInputSchema = z.pipe(
  z.pipe(
    z.union([z.number(), z.string().check(z.maxLength(80, 'Invalid amount'))]),
    z.transform((value) =>
      String(value)
        .replace(/(\.\d*[1-9])0+$|\.0+$/, '$1')
        .replace(/^-0$/, '0'),
    ),
  ),
  signedDecimalSchema,
);
