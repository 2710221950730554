import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Database } from '@tradewind/db/database';
import { listLeaves } from '@tradewind/db/media/list-leaves.query';
import { type MediaStore, MediaStoreError } from '../../adapters/media-store/media-store.ts';
import { createRoot, getLeafSize, leafBytes } from './content-id.ts';
import type { FoundBlock } from './find-block.ts';

export type ReadDeps = {
  readonly database: Database;
  readonly store: Pick<MediaStore, 'open'>;
};

/** The blocks of an address: the sha256 of each leaf in order, and the bytes of the root where there are several. */
export type BlockTree = { readonly digests: readonly Buffer[]; readonly root: Uint8Array | undefined };

/** Without the bytes of the file. */
export async function readTree(
  block: FoundBlock,
  digest: Uint8Array,
  { database }: Pick<ReadDeps, 'database'>,
): Promise<BlockTree> {
  const { hash, bytes } = block.file;
  const only = { digests: [Buffer.from(digest)], root: undefined };
  if (block.kind === 'leaf' || bytes <= leafBytes) return only;
  const digests = (await listLeaves(database, { hash: `0x${hash}` })).map((leaf) =>
    Buffer.from(leaf.slice(2), 'hex'),
  );
  return { digests, root: createRoot(digests, bytes).bytes };
}

/** The part of the file that the leaves of a block are. */
export function toPart(block: FoundBlock): { start: number; end: number } {
  if (block.kind === 'file') return { start: 0, end: block.file.bytes - 1 };
  const start = block.place * leafBytes;
  return { start, end: start + getLeafSize(block.file.bytes, block.place) - 1 };
}

/** Opens the bytes of a block's leaves. Throws a MediaStoreError. */
export async function openLeaves(block: FoundBlock, { store }: Pick<ReadDeps, 'store'>) {
  const body = await store.open(block.file.hash, toPart(block));
  if (body === undefined) throw new MediaStoreError(`the store has lost the file ${block.file.hash}`);
  return body;
}

/** The bytes of one leaf, verified. Throws a MediaStoreError. */
export async function readLeaf(
  block: FoundBlock,
  digest: Uint8Array,
  deps: Pick<ReadDeps, 'store'>,
): Promise<Buffer> {
  const bytes = await buffer(await openLeaves(block, deps));
  if (createHash('sha256').update(bytes).digest().equals(digest)) return bytes;
  throw new MediaStoreError(`a leaf of the file ${block.file.hash} is damaged`);
}
