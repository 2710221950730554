import type { Transaction } from '@tradewind/db/database';
import { sql } from 'drizzle-orm';
import type { ChainArea } from '../sync/define-area.ts';
import { listModelAreas } from './model-areas.ts';

type Forgotten = {
  /** The name of the area whose undo has the fault. */
  area: string;
  /** A derived table in schema `chain`, with its key beside the chain, and the columns; names after commas. */
  table: string;
  key: string;
  columns: string;
};

/** The areas of a model chain, with an undo that leaves columns of the rows that it does not remove as they were. */
export function forgetColumns({ area: name, table, key, columns }: Forgotten) {
  return (chainId: number): ChainArea[] =>
    listModelAreas(chainId).map((area): ChainArea => {
      if (area.name !== name) return area;
      const open: ChainArea['open'] = (of) => {
        const opened = area.open(of);
        const undo: typeof opened.undo = async (transaction, ancestor) => {
          await keepColumns(
            transaction,
            `select ${key}, ${columns} from ${table} where chain_id = ${chainId}`,
          );
          await opened.undo(transaction, ancestor);
          await restoreColumns(transaction, { table, key, columns, chainId });
        };
        return { ...opened, undo };
      };
      return { ...area, open };
    });
}

async function keepColumns(transaction: Transaction, select: string): Promise<void> {
  await transaction.execute(sql.raw(`create temporary table kept on commit drop as ${select}`));
}

async function restoreColumns(
  transaction: Transaction,
  { table, key, columns, chainId }: Omit<Forgotten, 'area'> & { chainId: number },
): Promise<void> {
  const set = columns.split(', ').map((column) => `${column} = kept.${column}`);
  const isSame = key.split(', ').map((column) => `t.${column} = kept.${column}`);
  await transaction.execute(
    sql.raw(`update ${table} t set ${set.join(', ')} from kept
      where t.chain_id = ${chainId} and ${isSame.join(' and ')}`),
  );
  await transaction.execute(sql`drop table kept`);
}
