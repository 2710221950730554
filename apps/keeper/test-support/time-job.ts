import type { Database } from '@tradewind/db/database';
import { checkpointTable } from '@tradewind/db/indexing/tables';
import { pino } from 'pino';
import { createChainNode } from '../src/chain/create-chain-node.ts';
import { createMetrics } from '../src/health/metrics.ts';
import { createStatus } from '../src/health/status.ts';
import type { JobDeps } from '../src/job/job.ts';
import { hash } from './known.ts';

/** What jobs that need the database alone have; the node of their chain never answers. `clock` is in seconds. */
export function createJobDeps(database: Database, chainId: number, clock: () => number): JobDeps {
  return {
    chainId,
    database,
    node: createChainNode({ urls: ['http://127.0.0.1:1'], timeoutMs: 1, onError: () => undefined }),
    logger: pino({ level: 'silent' }),
    metrics: createMetrics(createStatus()),
    reports: [],
    now: () => new Date(clock() * 1_000),
  };
}

/** Sets the chain time of an index. */
export async function moveIndexTo(
  { orm }: Pick<Database, 'orm'>,
  { chainId, blockTimestamp }: { chainId: number; blockTimestamp: number },
): Promise<void> {
  await orm
    .insert(checkpointTable)
    .values({
      chainId,
      genesisHash: hash,
      deploymentHash: hash,
      blockNumber: 1,
      blockHash: hash,
      blockTimestamp,
    })
    .onConflictDoUpdate({ target: checkpointTable.chainId, set: { blockTimestamp } });
}
