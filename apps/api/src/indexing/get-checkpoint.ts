import { findCheckpoint, type Checkpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import type { ApiDeps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';

/** How far the index is, which every answer out of it says; without a first block there is nothing to answer. */
export async function getCheckpoint({
  config,
  database,
}: Pick<ApiDeps, 'config' | 'database'>): Promise<Checkpoint> {
  const checkpoint = await findCheckpoint(database, { chainId: config.chainId });
  if (!checkpoint) throw new AppError('INDEX_NOT_STARTED');
  return checkpoint;
}
