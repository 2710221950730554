import type { Checkpoint } from '@tradewind/db/indexing/checkpoint';
import { undoneNotice } from '@tradewind/db/indexing/chain-notices';
import { addNotice } from '@tradewind/db/relay/add-notice.query';
import { RetryableError } from '@tradewind/process/process-error';
import { removeChildren } from '../contract/child-register.ts';
import { moveCheckpoint } from './add-blocks.ts';
import type { AlteredBlocks } from './altered-blocks.ts';
import { countTrustedBlocks, disagree, hasWitnesses, toKnownBlock } from './confirm-block.ts';
import {
  listStoredHeaders,
  moveHeaderWindow,
  readMissingHeaders,
  removeHeadersAbove,
} from './header-window.ts';
import { replaceChain, toGenesisDoubt } from './replace-chain.ts';
import { toHeadPayload } from './to-head-payload.ts';
import type { SyncContext } from './sync-context.ts';
import { verifyIndexedBlock } from './verdict.ts';

type Position = Pick<Checkpoint, 'blockNumber' | 'blockHash' | 'blockTimestamp'>;

/** The node is on another branch: undoes down to the last common block. Without one, `replaceChain` decides. */
export async function retrace(
  context: SyncContext,
  checkpoint: Checkpoint,
  readGenesisHash: (context: SyncContext) => Promise<Checkpoint['genesisHash']>,
): Promise<void> {
  if (checkpoint.genesisHash !== (await readGenesisHash(context)))
    return replaceChain(context, checkpoint, toGenesisDoubt(checkpoint));
  const stored: Position[] = await listStoredHeaders(context.database.orm, context.chain.chainId);
  const known = stored.some(({ blockNumber }) => blockNumber === checkpoint.blockNumber)
    ? stored
    : [checkpoint, ...stored];
  const present = await context.reader.findHeaders(known.map(({ blockNumber }) => blockNumber));
  const ancestor = known.find(({ blockHash }, index) => present[index]?.hash === blockHash);
  if (ancestor?.blockNumber === checkpoint.blockNumber) {
    throw new RetryableError('the node showed two branches at once');
  }
  if (ancestor) {
    await assertRefuted(context, known, ancestor);
    return undoTo(context, checkpoint, ancestor);
  }
  if (present.at(-1) === undefined && !context.chain.isLocal) {
    throw new RetryableError('the node is far behind the index');
  }
  const reason = 'a reorganisation deeper than finality';
  return replaceChain(context, checkpoint, { reason, block: toKnownBlock(known.at(-1) ?? checkpoint) });
}

/**
 * An undo deeper than one node's trust needs more nodes that contradict its first block than nodes that have
 * it.
 */
async function assertRefuted(
  context: SyncContext,
  known: readonly Position[],
  ancestor: Position,
): Promise<void> {
  const { chain, witnesses } = context;
  const undone = known.slice(0, known.indexOf(ancestor));
  const first = undone.at(-1);
  if (!first || undone.length <= countTrustedBlocks(chain) || !hasWitnesses(context)) return;
  const block = toKnownBlock(first);
  const testimonies = await witnesses.request(block);
  const verdict = verifyIndexedBlock(testimonies);
  if (verdict !== 'refuted')
    disagree(context, block, { testimonies, isPresentNodeWrong: verdict === 'upheld' });
}

/** Undoes the blocks of the index that one node altered; they are read again from the next node. */
export async function undoAltered(
  context: SyncContext,
  checkpoint: Checkpoint | undefined,
  { first }: AlteredBlocks,
): Promise<void> {
  const stored: Position[] = await listStoredHeaders(context.database.orm, context.chain.chainId);
  const ancestor = stored.find(({ blockNumber }) => blockNumber === first - 1);
  if (checkpoint && ancestor) await undoTo(context, checkpoint, ancestor);
}

/** One transaction: undoes the rows above the ancestor and sets the checkpoint to it. */
async function undoTo(context: SyncContext, checkpoint: Checkpoint, ancestor: Position): Promise<void> {
  const { chainId, startBlock = 0, finalityBlocks, announces } = context.chain;
  const { blockNumber, blockHash, blockTimestamp } = ancestor;
  const low = Math.max(startBlock, blockNumber - finalityBlocks);
  const gap = { chainId, low, next: blockNumber + 1, added: [] };
  const headers = await readMissingHeaders(context.database.orm, context.reader, gap);
  const to: Checkpoint = { ...checkpoint, blockNumber, blockHash, blockTimestamp };
  await context.writer.write(async (transaction) => {
    await moveCheckpoint(transaction, { chainId, from: checkpoint, to });
    for (const area of context.areas.toReversed()) {
      context.observer.onProgress('the database');
      await area.undo(transaction, ancestor);
    }
    for (const area of context.areas) {
      context.observer.onProgress('the database');
      await area.refresh(transaction, to);
    }
    await removeChildren(transaction, chainId, blockNumber);
    await removeHeadersAbove(transaction, chainId, blockNumber);
    await moveHeaderWindow(transaction, { chainId, low, headers });
    if (!announces) return;
    await addNotice(transaction, { chainId, ...undoneNotice.create(toHeadPayload(to)) });
  });
  if (announces) context.published.blockHash = blockHash;
  const { confirmed, unconfirmed } = context;
  if ((confirmed.blockNumber ?? 0) > blockNumber) confirmed.blockNumber = blockNumber;
  for (const number of unconfirmed.keys()) if (number > blockNumber) unconfirmed.delete(number);
  context.observer.onUndo(checkpoint.blockNumber - blockNumber);
}
