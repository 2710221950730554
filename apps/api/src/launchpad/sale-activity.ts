import { listSaleMoves } from '@tradewind/db/launchpad/list-sale-moves.query';
import type { ActivitySource } from '../activity/activity-source.ts';
import { findListedSymbol } from './find-listed-symbol.ts';

/** The payments of an account to sales, and of sales to it. */
export const saleActivity: ActivitySource = {
  kind: 'sale',
  list: async (database, { chainId, account, limit, cursor }) =>
    (await listSaleMoves(database, { chainId, account, limit, cursor })).map((row) => ({
      kind: 'sale' as const,
      change: row.change,
      txHash: row.txHash,
      logIndex: row.logIndex,
      blockNumber: row.blockNumber,
      blockTimestamp: row.blockTimestamp,
      sale: row.sale,
      project: row.project,
      round: row.round,
      payToken: toToken(chainId, row.payToken, row.payDecimals),
      token: toToken(chainId, row.token, row.tokenDecimals),
      claimRound: row.claimRound,
      amount: row.amount.toString(),
      tokens: row.tokens.toString(),
    })),
};

const toToken = (chainId: number, address: `0x${string}`, decimals: number) => ({
  address,
  symbol: findListedSymbol(chainId, address),
  decimals,
});
