import type { Transaction } from '@tradewind/db/database';
import {
  nftLostTable,
  nftStakedTable,
  nftTransferTable,
  nftUnstakedTable,
} from '@tradewind/db/nft-stake/tables';
import { and, eq, gt } from 'drizzle-orm';
import type { Position } from '../sync/area.ts';
import type { Repair } from '../sync/define-area.ts';
import { refreshTokens, type TokenKey } from './refresh-tokens.ts';
import type { NftStakeSources } from './sources.ts';

/** Lists the tokens of events above the ancestor; the answer recomputes them. */
export async function undoNftStake(
  transaction: Transaction,
  { chainId }: NftStakeSources,
  { blockNumber: ancestor }: Position,
): Promise<Repair> {
  const touched: TokenKey[] = [];
  for (const table of [nftStakedTable, nftUnstakedTable, nftLostTable, nftTransferTable]) {
    const { collection, tokenId } = table;
    const rows = await transaction
      .selectDistinct({ collection, tokenId })
      .from(table)
      .where(and(eq(table.chainId, chainId), gt(table.blockNumber, ancestor)));
    touched.push(...rows);
  }
  return () => refreshTokens(transaction, chainId, touched);
}
