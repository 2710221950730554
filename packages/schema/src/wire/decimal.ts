import * as z from 'zod/mini';

/** A whole-unit amount as the specification's fields carry it: an unsigned decimal string without exponent, trailing zeros cut. */
export const decimalSchema = z
  .string()
  .check(z.regex(/^(?:0|[1-9]\d{0,59})(?:\.\d{0,17}[1-9])?$/, 'Invalid amount'));

/** The same with a sign where it is below 0. */
export const signedDecimalSchema = z
  .string()
  .check(z.regex(/^(?:0|-?(?:[1-9]\d{0,59}(?:\.\d{0,17}[1-9])?|0\.\d{0,17}[1-9]))$/, 'Invalid amount'));
