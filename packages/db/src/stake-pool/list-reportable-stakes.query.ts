import { and, eq } from 'drizzle-orm';
import { isAnyOf } from '../column/is-any-of.ts';
import type { ListReportableEvents } from '../transaction/report-kind.ts';
import { harvestedTable, stakedTable, unstakedTable } from './tables.ts';

type MoveTable = typeof stakedTable | typeof unstakedTable | typeof harvestedTable;
type Criteria = Parameters<ListReportableEvents>[1];

const ofTransactions = (table: MoveTable, { chainId, txHashes }: Criteria) =>
  and(eq(table.chainId, chainId), isAnyOf(table.txHash, txHashes));

/** Stakes in these transactions, for the comparison with reports. */
export const listReportableStakes: ListReportableEvents = async ({ orm }, criteria) => {
  const rows = await orm.select().from(stakedTable).where(ofTransactions(stakedTable, criteria));
  return rows.map(({ txHash, account, blockNumber, pool, amount, period }) => ({
    txHash,
    account,
    blockNumber,
    fields: { pool, amount: amount.toString(), period: period.toString() },
  }));
};

/** Exits in these transactions. */
export const listReportableUnstakes: ListReportableEvents = async ({ orm }, criteria) =>
  (await orm.select().from(unstakedTable).where(ofTransactions(unstakedTable, criteria))).map(toIdEvent);

/** Payments of rewards in these transactions. */
export const listReportableHarvests: ListReportableEvents = async ({ orm }, criteria) =>
  (await orm.select().from(harvestedTable).where(ofTransactions(harvestedTable, criteria))).map(toIdEvent);

type MoveRow = Pick<typeof harvestedTable.$inferSelect, 'txHash' | 'account' | 'blockNumber' | 'pool' | 'id'>;

const toIdEvent = ({ txHash, account, blockNumber, pool, id }: MoveRow) => ({
  txHash,
  account,
  blockNumber,
  fields: { pool, id: id.toString() },
});
