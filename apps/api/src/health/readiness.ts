import { type Checkpoint, findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { listPendingMigrations } from '@tradewind/db/migrate';
import type { ApiDeps } from '../deps.ts';

type ReadinessDeps = Pick<ApiDeps, 'config' | 'database' | 'chainNode' | 'lifecycle' | 'metrics' | 'logger'>;

/** An index this close to the node is never too old, whatever the clock of the chain has jumped. */
const toleratedBlocks = 3;

/** Why the API should get no traffic now, in plain words; empty when it is ready. */
export async function listUnreadyReasons(deps: ReadinessDeps): Promise<string[]> {
  if (deps.lifecycle.isClosing) return ['the process is shutting down'];
  try {
    const pending = await listPendingMigrations(deps.database.sql);
    if (pending.length > 0) return [`the database lacks ${pending.length} migrations`];
    return await listIndexReasons(
      deps,
      await findCheckpoint(deps.database, { chainId: deps.config.chainId }),
    );
  } catch (error) {
    deps.logger.warn({ err: error }, 'readiness: database');
    return ['the database does not answer'];
  }
}

async function listIndexReasons(
  { config, chainNode, metrics, logger }: ReadinessDeps,
  checkpoint: Checkpoint | undefined,
): Promise<string[]> {
  try {
    const head = await chainNode.getHead();
    if (!checkpoint) return ['the index has not read the chain yet'];
    if (checkpoint.genesisHash !== head.genesisHash) return ['the index is of another chain than the node'];
    const lagBlocks = head.blockNumber - checkpoint.blockNumber;
    const lagSeconds = head.blockTimestamp - checkpoint.blockTimestamp;
    metrics.indexLagBlocks.set(lagBlocks);
    const ageSeconds = Math.round(Date.now() / 1000 - head.blockTimestamp);
    if (ageSeconds > config.maxHeadAgeSeconds) return [`the newest block of the node is ${ageSeconds} s old`];
    const isTooOld = lagBlocks > toleratedBlocks && lagSeconds > config.indexMaxLagSeconds;
    return isTooOld ? [`the index is ${lagBlocks} blocks (${lagSeconds} s) behind the node`] : [];
  } catch (error) {
    logger.warn({ err: error }, 'readiness: chain node');
    return ['the chain node does not answer'];
  }
}
