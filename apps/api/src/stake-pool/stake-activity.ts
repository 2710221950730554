import { listStakeMoves } from '@tradewind/db/stake-pool/list-stake-moves.query';
import type { ActivitySource } from '../activity/activity-source.ts';

/** The stakes of an account in launch pools: entries, exits, payments and credits. */
export const stakeActivity: ActivitySource = {
  kind: 'stake',
  isByPool: true,
  list: async (database, page) =>
    (await listStakeMoves(database, page)).map((row) => ({
      kind: 'stake' as const,
      change: row.change,
      txHash: row.txHash,
      logIndex: row.logIndex,
      blockNumber: row.blockNumber,
      blockTimestamp: row.blockTimestamp,
      pool: row.pool,
      poolId: row.number,
      stakeId: row.id,
      period: row.period,
      depositToken: { address: row.depositToken, symbol: row.depositSymbol, decimals: row.depositDecimals },
      earnToken: { address: row.earnToken, symbol: row.earnSymbol, decimals: row.earnDecimals },
      amount: row.amount.toString(),
      fee: row.fee.toString(),
      reward: row.reward.toString(),
      credit: row.credit.toString(),
      recipient: row.recipient,
    })),
};
