import type { Checkpoint } from '@tradewind/db/indexing/checkpoint';
import { checkpointTable, headerTable } from '@tradewind/db/indexing/tables';
import { undoneNotice } from '@tradewind/db/indexing/chain-notices';
import { addNotice } from '@tradewind/db/relay/add-notice.query';
import { eq } from 'drizzle-orm';
import { RetryableError } from '@tradewind/process/process-error';
import { removeChildren } from '../contract/child-register.ts';
import type { KnownBlock, Testimony } from '../rpc/testimony.ts';
import { ChainConflict } from './chain-conflict.ts';
import type { SyncContext } from './sync-context.ts';
import { toHeadPayload } from './to-head-payload.ts';
import { describeTestimonies, verifyIndexedBlock } from './verdict.ts';

/** Why the present node contradicts the index, and the block of the index that decides. */
type Doubt = { reason: string; block: KnownBlock };

export function toGenesisDoubt({ genesisHash }: Checkpoint): Doubt {
  return { reason: 'another genesis', block: { number: 0, hash: genesisHash } };
}

/**
 * The present node contradicts the index permanently. A local chain is indexed again from its start. On a
 * public chain the nodes vote: the index stays unless most contradict it. Even then no served row is erased:
 * the chain is not followed until an operator acts.
 */
export async function replaceChain(
  context: SyncContext,
  checkpoint: Checkpoint,
  { reason, block }: Doubt,
): Promise<void> {
  const { chain, reader, witnesses, observer } = context;
  if (chain.isLocal) return clearChain(context, checkpoint, reason);
  const testimonies = await witnesses.request(block);
  const verdict = verifyIndexedBlock(testimonies);
  const words = describeDoubt({ reason, block }, testimonies);
  if (verdict === 'unknown') throw new RetryableError(words);
  if (verdict === 'refuted') {
    if (!chain.announces) return clearChain(context, checkpoint, reason);
    contradictIndex({ reason, block }, testimonies);
  }
  reader.avoidNode();
  observer.onLie(words);
  throw new RetryableError(`a node contradicts the index: ${words}`);
}

/** Most nodes contradict the index: it is not followed, and nothing is erased. */
export function contradictIndex(doubt: Doubt, testimonies: readonly Testimony[]): never {
  const words = describeDoubt(doubt, testimonies);
  throw new ChainConflict(`${words}; nothing is erased, call npm run reindex if the nodes are right`);
}

function describeDoubt({ reason, block }: Doubt, testimonies: readonly Testimony[]): string {
  return `${reason} at block ${block.number}, which the index has as ${block.hash}: ${describeTestimonies(testimonies)}`;
}

/**
 * Deletes the chain's rows in one transaction, with a notice as of an undo down to genesis. The next step
 * begins at the deployment block.
 */
export async function clearChain(
  context: SyncContext,
  { genesisHash }: Checkpoint,
  reason: string,
): Promise<void> {
  const { chainId, announces } = context.chain;
  const payload = toHeadPayload({ blockNumber: 0, blockHash: genesisHash, blockTimestamp: 0 });
  await context.writer.write(async (transaction) => {
    for (const area of context.areas.toReversed()) {
      context.observer.onProgress('the database');
      await area.clear(transaction);
    }
    await removeChildren(transaction, chainId);
    await transaction.delete(headerTable).where(eq(headerTable.chainId, chainId));
    await transaction.delete(checkpointTable).where(eq(checkpointTable.chainId, chainId));
    if (announces) await addNotice(transaction, { chainId, ...undoneNotice.create(payload) });
  });
  context.confirmed.blockNumber = undefined;
  context.unconfirmed.clear();
  context.observer.onRebuild(reason);
}
