import type { ExportKind } from '../../../shared/export/export-kind.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { StakePool } from '../pool/pool.ts';
import { createMovesExport } from './create-moves-export.ts';

const text = messages.stakePoolHistory;

/** The file of an account's moves in all pools. */
export const allPoolsExport: ExportKind = {
  name: 'stakes',
  text: text.allPools,
  load: async () => createMovesExport(),
};

/** The same of one pool. */
export function createPoolExport({ number, address }: Pick<StakePool, 'number' | 'address'>): ExportKind {
  return {
    name: `stakes-pool-${number}`,
    text: text.onePool,
    load: async () => createMovesExport(address),
  };
}
