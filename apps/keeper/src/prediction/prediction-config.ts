import { parseEther } from 'viem';
import { decimalSetting } from '../decimal-setting.ts';

/** The settings of the area. */
export const predictionConfig = {
  /**
   * Maximum cost in coins of collecting for an account, beyond the fee that its stake earned or beyond its
   * bonus; a refund earned none.
   */
  CLAIM_ALLOWANCE: decimalSetting('0.00001').transform((text) => parseEther(text)),
};
