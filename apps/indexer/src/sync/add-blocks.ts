import type { Transaction } from '@tradewind/db/database';
import type { Checkpoint } from '@tradewind/db/indexing/checkpoint';
import { headNotice, undoneNotice } from '@tradewind/db/indexing/chain-notices';
import { checkpointTable } from '@tradewind/db/indexing/tables';
import { addNotice } from '@tradewind/db/relay/add-notice.query';
import { and, eq } from 'drizzle-orm';
import { RetryableError } from '@tradewind/process/process-error';
import type { Header } from '../rpc/schema.ts';
import { addChildren } from '../contract/child-register.ts';
import type { Child } from '../contract/contracts.ts';
import type { AreaChange } from './area.ts';
import { moveHeaderWindow } from './header-window.ts';
import type { SyncContext } from './sync-context.ts';
import { toHeadPayload } from './to-head-payload.ts';

export type Addition = {
  checkpoint: Checkpoint | undefined;
  genesisHash: Checkpoint['genesisHash'];
  last: Header;
  changes: readonly AreaChange[];
  /** New children of factories in these blocks. */
  children: readonly Child[];
  /** Headers for the window; empty for final blocks. */
  headers: readonly Header[];
  /** Whether live clients receive notices. */
  isLive: boolean;
};

/**
 * One transaction: event rows, derived rows, headers, checkpoint, notices. Notices continue from the last
 * published one. Where the index has advanced without notices, the first one says that anything may have
 * changed.
 */
export async function addBlocks(context: SyncContext, addition: Addition): Promise<void> {
  const { chainId, deploymentHash, finalityBlocks } = context.chain;
  const { checkpoint, genesisHash, last, changes, headers, isLive } = addition;
  const next: Checkpoint = {
    genesisHash,
    deploymentHash,
    blockNumber: last.number,
    blockHash: last.hash,
    blockTimestamp: last.timestamp,
  };
  await context.writer.write(async (transaction) => {
    await moveCheckpoint(transaction, { chainId, from: checkpoint, to: next });
    await addChildren(transaction, chainId, addition.children);
    const parties = changes.flatMap((change) => change.parties ?? []);
    const around = { isFirst: checkpoint === undefined, parties };
    for (const { write } of changes) await write(transaction, around);
    for (const area of context.areas) {
      context.observer.onProgress('the database');
      await area.refresh(transaction, next);
    }
    await moveHeaderWindow(transaction, { chainId, low: last.number - finalityBlocks, headers });
    if (!isLive) return;
    if (checkpoint && checkpoint.blockHash !== context.published.blockHash)
      await addNotice(transaction, { chainId, ...undoneNotice.create(toHeadPayload(checkpoint)) });
    for (const { notices } of changes)
      for (const notice of (await notices?.(transaction)) ?? [])
        await addNotice(transaction, { chainId, ...notice });
    await addNotice(transaction, { chainId, ...headNotice.create(toHeadPayload(next)) });
  });
  if (isLive) context.published.blockHash = next.blockHash;
  context.observer.onCheckpoint(
    next,
    changes.reduce((total, { eventCount }) => total + eventCount, 0),
  );
}

/** Fails when the checkpoint is not where this process left it: then another process has written. */
export async function moveCheckpoint(
  transaction: Transaction,
  { chainId, from, to }: { chainId: number; from: Checkpoint | undefined; to: Checkpoint },
): Promise<void> {
  const moved = from
    ? await transaction
        .update(checkpointTable)
        .set(to)
        .where(and(eq(checkpointTable.chainId, chainId), eq(checkpointTable.blockHash, from.blockHash)))
        .returning({ chainId: checkpointTable.chainId })
    : await transaction
        .insert(checkpointTable)
        .values({ chainId, ...to })
        .onConflictDoNothing()
        .returning({ chainId: checkpointTable.chainId });
  if (moved.length !== 1) throw new RetryableError('another process moved the checkpoint');
}
