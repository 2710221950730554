import type { Database } from '@tradewind/db/database';
import { roundTable } from '@tradewind/db/prediction/tables';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { ChainModel } from '../../simulation/chain-model.ts';
import { sumStakes } from './model-market.ts';

type RoundRow = Omit<typeof roundTable.$inferSelect, 'chainId'>;

/** The rounds of a chain by epoch: as indexed, and as stored in its contracts. */
export type RoundSums = { indexed: RoundRow[]; held: RoundRow[] };

export async function readRoundSums(
  { orm }: Database,
  chainId: number,
  { blocks }: ChainModel,
): Promise<RoundSums> {
  const { chainId: chain, ...columns } = getTableColumns(roundTable);
  const indexed = await orm
    .select(columns)
    .from(roundTable)
    .where(eq(chain, chainId))
    .orderBy(asc(columns.epoch));
  const held = [...(blocks.at(-1)?.market.rounds ?? [])].map(([epoch, { outcome, fee, positions }]) => {
    return { epoch, ...sumStakes({ positions }), entryCount: positions.size, outcome, fee };
  });
  return { indexed, held: held.toSorted((a, b) => a.epoch - b.epoch) };
}
