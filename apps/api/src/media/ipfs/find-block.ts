import type { Database } from '@tradewind/db/database';
import { findContentFile } from '@tradewind/db/media/find-content-file.query';
import { findLeaf } from '@tradewind/db/media/find-leaf.query';
import type { CID } from 'multiformats/cid';
import { AppError } from '../../http/app-error.ts';
import type { UserFile, UserFiles } from '../serve/create-user-files.ts';
import { findBlockKind } from './content-id.ts';

export type BlockDeps = {
  readonly database: Database;
  readonly userFiles: Pick<UserFiles, 'find'>;
};

type ServedFile = { readonly hash: string } & Extract<UserFile, object>;

/** Where the bytes of an address are: a whole file, or one leaf of a file that has several. */
export type FoundBlock =
  | { readonly kind: 'file'; readonly file: ServedFile }
  | { readonly kind: 'leaf'; readonly file: ServedFile; readonly place: number };

/**
 * The block of an address. A leaf that several files share is there while one of them is served. Throws MEDIA_UNKNOWN, and
 * MEDIA_TAKEN_DOWN where each file that has it was taken down.
 */
export async function findBlock(cid: CID, { database, userFiles }: BlockDeps): Promise<FoundBlock> {
  const kind = findBlockKind(cid);
  if (kind === undefined) throw new AppError('MEDIA_UNKNOWN');
  const hash = (await findContentFile(database, { cid: cid.toString() }))?.slice(2);
  const state = hash === undefined ? 'unknown' : await userFiles.find(hash);
  if (hash !== undefined && typeof state === 'object')
    return { kind: 'file', file: { hash, kind: state.kind, bytes: state.bytes } };
  const digest = `0x${Buffer.from(cid.multihash.digest).toString('hex')}` as const;
  const leaf = kind === 'leaf' ? await findLeaf(database, { digest }) : undefined;
  if (leaf === undefined) throw new AppError(state === 'taken-down' ? 'MEDIA_TAKEN_DOWN' : 'MEDIA_UNKNOWN');
  const ofLeaf = leaf.hash.slice(2);
  const file = await userFiles.find(ofLeaf);
  if (file === 'taken-down') throw new AppError('MEDIA_TAKEN_DOWN');
  if (file === 'unknown') throw new AppError('MEDIA_UNKNOWN');
  return { kind: 'leaf', file: { hash: ofLeaf, kind: file.kind, bytes: file.bytes }, place: leaf.place };
}
