import type { Checkpoint } from '@tradewind/db/indexing/checkpoint';
import { RetryableError } from '@tradewind/process/process-error';
import type { Header } from '../rpc/schema.ts';
import type { KnownBlock, ShownBlock, Testimony } from '../rpc/testimony.ts';
import { AlteredBlocks } from './altered-blocks.ts';
import { listStoredHeaders } from './header-window.ts';
import { contradictIndex } from './replace-chain.ts';
import type { ChainOptions, SyncContext } from './sync-context.ts';
import { describeTestimonies, verifyIndexedBlock, verifyNewBlock } from './verdict.ts';

type Position = Pick<Checkpoint, 'blockNumber' | 'blockHash'>;

/** Depth of a fork, in blocks, up to which one node is trusted. */
export function countTrustedBlocks({ finalityBlocks }: ChainOptions): number {
  return Math.max(1, Math.floor(finalityBlocks / 4));
}

/** Whether there are other nodes with a vote. */
export function hasWitnesses({ chain, witnesses }: SyncContext): boolean {
  return !chain.isLocal && witnesses.count > 1;
}

type Blocks = {
  checkpoint: Checkpoint | undefined;
  head: Header;
  /** The last block to add. */
  to: number;
  added: readonly Header[];
};

/**
 * Makes the nodes agree on a block some way below the head before blocks up to `to` are added. It runs each
 * time the index is that far beyond the last agreed block. So a fork of one node is noticed while an undo still
 * reaches its root.
 */
export async function confirmNearBlocks(context: SyncContext, blocks: Blocks): Promise<void> {
  const { checkpoint, head, to, added } = blocks;
  const trusted = countTrustedBlocks(context.chain);
  const number = Math.min(to, head.number - trusted);
  const isDue = number >= (context.confirmed.blockNumber ?? -trusted) + trusted;
  if (number < 0 || !isDue || !hasWitnesses(context)) return;
  const stored = await listStoredHeaders(context.database.orm, context.chain.chainId);
  const block =
    added.find((header) => header.number === number) ??
    stored.map(toKnownBlock).find((header) => header.number === number);
  const anchor = stored.at(-1) ?? checkpoint;
  if (!block) return;
  const headers = [...context.unconfirmed.values(), ...added].filter((header) => header.number <= number);
  await confirmBlock(context, { ...block, headers }, anchor && toKnownBlock(anchor));
}

/** After a conflict: fails unless the nodes no longer contradict old blocks of the index. */
export async function confirmHistory(context: SyncContext, checkpoint: Checkpoint): Promise<void> {
  if (!hasWitnesses(context)) return;
  const anchor = toKnownBlock(await findAnchor(context, checkpoint));
  const roots = await context.witnesses.request(anchor);
  const verdict = verifyIndexedBlock(roots);
  if (verdict === 'refuted') contradictIndex({ reason: 'another history', block: anchor }, roots);
  if (verdict === 'unknown') throw new RetryableError(`no node tells of block ${anchor.number}`);
}

async function findAnchor({ database, chain }: SyncContext, checkpoint: Checkpoint): Promise<Position> {
  return (await listStoredHeaders(database.orm, chain.chainId)).at(-1) ?? checkpoint;
}

/**
 * Fails unless the nodes agree on the block; a node that is alone with it is excluded. `anchor` is an old block
 * of the index: a node that contradicts it has no vote, unless most do.
 */
export async function confirmBlock(
  context: SyncContext,
  block: ShownBlock,
  anchor: KnownBlock | undefined,
): Promise<void> {
  if (!hasWitnesses(context)) return;
  const { witnesses, confirmed, unconfirmed } = context;
  const [testimonies, roots] = await Promise.all([
    witnesses.request(block),
    anchor ? witnesses.request(anchor) : [],
  ]);
  if (anchor && verifyIndexedBlock(roots) === 'refuted')
    contradictIndex({ reason: 'another history', block: anchor }, roots);
  const verdict = verifyNewBlock(testimonies.filter((_, index) => roots[index]?.says !== 'other'));
  if (verdict === 'upheld') {
    confirmed.blockNumber = Math.max(confirmed.blockNumber ?? 0, block.number);
    for (const number of unconfirmed.keys()) if (number <= block.number) unconfirmed.delete(number);
    return;
  }
  const altered = testimonies.flatMap((testimony) => (testimony.says === 'altered' ? testimony.number : []));
  const [first = Infinity] = altered.toSorted((a, b) => a - b);
  // It is in the index already, and the node that showed it may differ from the present one.
  if (verdict === 'refuted' && unconfirmed.has(first)) {
    const words = describeDisagreement(block, testimonies);
    context.observer.onLie(words);
    throw new AlteredBlocks(words, first);
  }
  disagree(context, block, { testimonies, isPresentNodeWrong: verdict === 'refuted' });
}

type Disagreement = { testimonies: readonly Testimony[]; isPresentNodeWrong: boolean };

/** Ends the step; a node that most others contradict is excluded. */
export function disagree(
  { reader, observer }: SyncContext,
  block: KnownBlock,
  { testimonies, isPresentNodeWrong }: Disagreement,
): never {
  const words = describeDisagreement(block, testimonies);
  if (isPresentNodeWrong) {
    reader.avoidNode();
    observer.onLie(words);
  }
  throw new RetryableError(words);
}

function describeDisagreement({ number, hash }: KnownBlock, testimonies: readonly Testimony[]): string {
  return `the nodes do not agree on block ${number} (${hash}): ${describeTestimonies(testimonies)}`;
}

export function toKnownBlock({ blockNumber, blockHash }: Position): KnownBlock {
  return { number: blockNumber, hash: blockHash };
}
