import * as z from 'zod/mini';

/**
 * A whole-unit amount of the specification's fields: an unsigned decimal string without exponent or trailing
 * zeros.
 */
export const decimalSchema = z
  .string()
  .check(z.regex(/^(?:0|[1-9]\d{0,59})(?:\.\d{0,17}[1-9])?$/, 'Invalid amount'));

/** The same with a minus sign below 0. */
export const signedDecimalSchema = z
  .string()
  .check(z.regex(/^(?:0|-?(?:[1-9]\d{0,59}(?:\.\d{0,17}[1-9])?|0\.\d{0,17}[1-9]))$/, 'Invalid amount'));

/**
 * The same in a request: a number, or a text that may end in zeros. A number that its shortest spelling does
 * not represent exactly is refused.
 */
export const signedDecimalInputSchema = z.pipe(decimalText(), signedDecimalSchema);

/** The same without a sign. */
export const decimalInputSchema = z.pipe(decimalText(), decimalSchema);

function decimalText() {
  return z.pipe(
    z.union([z.number(), z.string().check(z.maxLength(80, 'Invalid amount'))]),
    z.transform((value) =>
      String(value)
        .replace(/(\.\d*[1-9])0+$|\.0+$/, '$1')
        .replace(/^-0$/, '0'),
    ),
  );
}
