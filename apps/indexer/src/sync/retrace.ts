import type { Checkpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { checkpointTable, headerTable } from '@tradewind/db/indexing/tables';
import { addNotice } from '@tradewind/db/relay/add-notice.query';
import { eq } from 'drizzle-orm';
import { RetryableError } from '@tradewind/process/process-error';
import { removeChildren } from '../contract/child-register.ts';
import { moveCheckpoint } from './add-blocks.ts';
import {
  listStoredHeaders,
  moveHeaderWindow,
  readMissingHeaders,
  removeHeadersAbove,
} from './header-window.ts';
import { toHeadPayload } from './to-head-payload.ts';
import type { SyncContext } from './sync-context.ts';

type Position = Pick<Checkpoint, 'blockNumber' | 'blockHash' | 'blockTimestamp'>;

/** The node is on another branch: undoes down to the last common block, or starts again when none is left. */
export async function retrace(
  context: SyncContext,
  checkpoint: Checkpoint,
  readGenesisHash: (context: SyncContext) => Promise<Checkpoint['genesisHash']>,
): Promise<void> {
  if (checkpoint.genesisHash !== (await readGenesisHash(context)))
    return clearChain(context, checkpoint, 'another genesis');
  const stored: Position[] = await listStoredHeaders(context.database.orm, context.chain.chainId);
  const known = stored.some(({ blockNumber }) => blockNumber === checkpoint.blockNumber)
    ? stored
    : [checkpoint, ...stored];
  const present = await context.reader.findHeaders(known.map(({ blockNumber }) => blockNumber));
  const ancestor = known.find(({ blockHash }, index) => present[index]?.hash === blockHash);
  if (ancestor?.blockNumber === checkpoint.blockNumber) {
    throw new RetryableError('the node showed two branches at once');
  }
  if (ancestor) return undoTo(context, checkpoint, ancestor);
  if (present.at(-1) === undefined && !context.chain.followsShorterChain) {
    throw new RetryableError('the node is far behind the index');
  }
  return clearChain(context, checkpoint, 'a reorganisation deeper than finality');
}

/** One transaction: rows above the ancestor are taken back and the checkpoint stands on it. */
async function undoTo(context: SyncContext, checkpoint: Checkpoint, ancestor: Position): Promise<void> {
  const { chainId, startBlock = 0, finalityBlocks, announces } = context.chain;
  const { blockNumber, blockHash, blockTimestamp } = ancestor;
  const low = Math.max(startBlock, blockNumber - finalityBlocks);
  const gap = { chainId, low, next: blockNumber + 1, added: [] };
  const headers = await readMissingHeaders(context.database.orm, context.reader, gap);
  const to: Checkpoint = { ...checkpoint, blockNumber, blockHash, blockTimestamp };
  await context.writer.write(async (transaction) => {
    await moveCheckpoint(transaction, { chainId, from: checkpoint, to });
    for (const area of context.areas.toReversed()) await area.undo(transaction, blockNumber);
    for (const area of context.areas) await area.settle(transaction, to);
    await removeChildren(transaction, chainId, blockNumber);
    await removeHeadersAbove(transaction, chainId, blockNumber);
    await moveHeaderWindow(transaction, { chainId, low, headers });
    if (!announces) return;
    await addNotice(transaction, { chainId, kind: 'chain.undone', payload: toHeadPayload(to) });
  });
  if (announces) context.told.blockHash = blockHash;
  context.observer.onUndo(checkpoint.blockNumber - blockNumber);
}

/** Forgets the chain in one transaction, and tells so: as if all were undone down to its genesis. The next step begins at the deployment block. */
export async function clearChain(
  context: SyncContext,
  { genesisHash }: Checkpoint,
  reason: string,
): Promise<void> {
  const { chainId, announces } = context.chain;
  const payload = toHeadPayload({ blockNumber: 0, blockHash: genesisHash, blockTimestamp: 0 });
  await context.writer.write(async (transaction) => {
    for (const area of context.areas.toReversed()) await area.clear(transaction);
    await removeChildren(transaction, chainId);
    await transaction.delete(headerTable).where(eq(headerTable.chainId, chainId));
    await transaction.delete(checkpointTable).where(eq(checkpointTable.chainId, chainId));
    if (announces) await addNotice(transaction, { chainId, kind: 'chain.undone', payload });
  });
  context.observer.onRebuild(reason);
}
