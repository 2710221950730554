import { and, eq, inArray } from 'drizzle-orm';
import type { ListReportableEvents } from '../transaction/report-kind.ts';
import { nftStakedTable, nftUnstakedTable } from './tables.ts';

/** Staked NFTs in these transactions, for the comparison with reports. */
export const listReportableStakes = listMovesOf(nftStakedTable);

/** Returned NFTs in these transactions. */
export const listReportableUnstakes = listMovesOf(nftUnstakedTable);

function listMovesOf(table: typeof nftStakedTable | typeof nftUnstakedTable): ListReportableEvents {
  return async ({ orm }, { chainId, txHashes }) => {
    const { txHash, account, blockNumber, collection, tokenId } = table;
    const rows = await orm
      .select({ txHash, account, blockNumber, collection, tokenId })
      .from(table)
      .where(and(eq(table.chainId, chainId), inArray(txHash, txHashes)));
    return rows.map(({ collection: of, tokenId: id, ...event }) => ({
      ...event,
      fields: { collection: of, tokenId: id.toString() },
    }));
  };
}
