import type { Checkpoint } from '@tradewind/db/indexing/checkpoint';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { listWrittenChains } from '@tradewind/db/indexing/list-written-chains.query';
import { listPendingMigrations } from '@tradewind/db/migrate';
import { withTimeout } from '@tradewind/process/with-timeout';
import type { ApiDeps } from '../deps.ts';

type ReadinessDeps = Pick<ApiDeps, 'config' | 'database' | 'chains' | 'lifecycle' | 'metrics' | 'logger'>;

/** An index within this distance of the node is never too old, however far the chain's clock jumps. */
const toleratedBlocks = 3;
/** Time limit of database and node: a load balancer retries, and never waits for more than both. */
const deadlineMs = 1_500;

/** Why the API should get no traffic now, as text; empty when it is ready. Answers within three seconds. */
export async function listUnreadyReasons(deps: ReadinessDeps): Promise<string[]> {
  if (deps.lifecycle.isClosing) return ['the process is shutting down'];
  const index = await readIndex(deps);
  if (!index.isRead) return [index.reason];
  const reasons = await listIndexReasons(deps, index.checkpoint);
  const isAbandoned = index.checkpoint !== undefined && !index.isWritten;
  return isAbandoned ? ['the index stands still: no indexer works on it', ...reasons] : reasons;
}

type IndexRead =
  | { isRead: true; checkpoint: Checkpoint | undefined; isWritten: boolean }
  | { isRead: false; reason: string };

async function readIndex({ database, chains: { home }, logger }: ReadinessDeps): Promise<IndexRead> {
  const read = async (): Promise<IndexRead> => {
    const pending = await listPendingMigrations(database.sql);
    if (pending.length > 0)
      return { isRead: false, reason: `the database lacks ${pending.length} migrations` };
    const { chainId } = home;
    const written = await listWrittenChains(database);
    return {
      isRead: true,
      checkpoint: await findCheckpoint(database, { chainId }),
      isWritten: written.some((chain) => chain.chainId === chainId && chain.isWritten),
    };
  };
  try {
    return await withTimeout(read(), deadlineMs);
  } catch (error) {
    logger.warn({ err: error }, 'readiness: database');
    return { isRead: false, reason: 'the database does not answer' };
  }
}

async function listIndexReasons(
  { config, chains: { home }, metrics, logger }: ReadinessDeps,
  checkpoint: Checkpoint | undefined,
): Promise<string[]> {
  try {
    const head = await withTimeout(home.node.getHead(), deadlineMs);
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
