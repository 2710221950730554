import { z } from 'zod';

/** A setting with a decimal point, such as an amount of coins, before its conversion. */
export const decimalSetting = (fallback: string) =>
  z
    .string()
    .regex(/^\d{1,9}(?:\.\d{1,9})?$/)
    .default(fallback);
