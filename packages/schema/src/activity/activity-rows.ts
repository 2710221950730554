import { liquidityActivitySchema, swapActivitySchema } from '../exchange/activity.ts';
import { saleActivitySchema } from '../launchpad/sale-activity.ts';
import { roundActivitySchema } from '../prediction/round-activity.ts';
import { stakeActivitySchema } from '../stake-pool/stake-activity.ts';
import { transferActivitySchema } from '../token-list/transfer-activity.ts';

/**
 * The kinds of rows in the activity of an account, of all areas; a new one adds a line here. Each row has
 * `kind`, `txHash`, `blockNumber`, `logIndex` and `blockTimestamp` (chain seconds).
 */
export const activityRows = [
  swapActivitySchema,
  liquidityActivitySchema,
  transferActivitySchema,
  roundActivitySchema,
  stakeActivitySchema,
  saleActivitySchema,
] as const;
