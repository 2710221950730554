import * as z from 'zod/mini';

/**
 * An amount in whole units, or an exact ratio of two amounts, as a decimal text without exponent or trailing zeros. A
 * token of a sale may have more than 18 decimals, which `decimalSchema` does not allow.
 */
export const wholeAmountSchema = z
  .string()
  .check(z.regex(/^(?:0|[1-9]\d{0,77})(?:\.\d{0,254}[1-9])?$/, 'Invalid amount'));
