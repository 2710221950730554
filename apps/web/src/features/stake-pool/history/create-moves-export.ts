import type { Address } from 'viem';
import { type CreateExport, createExport } from '../../../shared/export/create-export.ts';
import { type ExportColumn, toEventColumns, toTokenColumns } from '../../../shared/export/export-table.ts';
import { fetchMoves, type StakeMove } from './fetch-moves.ts';

const columns: readonly ExportColumn<StakeMove>[] = [
  ...toEventColumns<StakeMove>('pool', ({ pool }) => pool),
  ['pool_id', ({ poolId }) => String(poolId)],
  ['change', ({ change }) => change],
  ['stake_id', ({ stakeId }) => toText(stakeId)],
  ['period_seconds', ({ period }) => toText(period)],
  ...toTokenColumns<StakeMove>('deposit_token', ({ depositToken }) => depositToken, [
    ['principal', ({ amount }) => amount],
    ['fee', ({ fee }) => fee],
  ]),
  ...toTokenColumns<StakeMove>('earn_token', ({ earnToken }) => earnToken, [
    ['reward', ({ reward }) => reward],
    ['credit', ({ credit }) => credit],
  ]),
  ['credit_recipient', ({ recipient }) => recipient ?? ''],
];

/** The file of an account's moves in a pool, or in all. */
export function createMovesExport(pool?: Address): CreateExport {
  return createExport(columns, ({ chain, account, query, signal }) => {
    if (pool !== undefined) query.set('pool', pool);
    return fetchMoves(chain, account, query, signal);
  });
}

/** Empty of credits, which belong to no one stake. */
function toText(value: number | null): string {
  return value === null ? '' : String(value);
}
