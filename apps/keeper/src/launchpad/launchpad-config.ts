import { parseEther, parseUnits } from 'viem';
import { z } from 'zod';
import { decimalSetting } from '../decimal-setting.ts';

const coinPriceSetting = z
  .string()
  .regex(/^\d{1,9}(?:\.\d{1,9})?$/)
  .transform((text) => parseUnits(text, 18))
  .refine((priceE18) => priceE18 > 0n)
  .optional();

/** The settings of the area. */
export const launchpadConfig = {
  /** Maximum buyers of a sale that one transaction counts for its level; 2,750 gas each. */
  TALLY_ACCOUNTS: z.coerce.number().int().min(1).max(4_000).default(4_000),
  /**
   * Maximum cost in coins of collecting from a sale for an account, beyond a tenth of the fee that its purchase brought;
   * the refund of a dead sale brought none.
   */
  SALE_COLLECT_ALLOWANCE: decimalSetting('0.00001').transform((text) => parseEther(text)),
  /**
   * Whole stablecoins that a coin of the chain costs, for the comparison of costs with fees of sales; above 0. Without it
   * the allowance alone is spent.
   */
  SALE_COIN_PRICE: coinPriceSetting,
};
