import { endUpload } from '@tradewind/db/media/end-upload.query';
import { findMediaFile, type StoredMediaFile } from '@tradewind/db/media/find-media-file.query';
import { isTakenDown } from '@tradewind/db/media/is-taken-down.query';
import type { Database } from '@tradewind/db/database';
import { formatMediaName } from '@tradewind/rules/media/media-name';
import type { UploadedFile, UploadText } from '@tradewind/schema/media/media-upload';
import type { MediaStore } from '../../adapters/media-store/media-store.ts';
import { AppError } from '../../http/app-error.ts';
import type { Decoder } from '../decode/create-decoder.ts';
import { DecodeError } from '../decode/decode-error.ts';
import { fileLimits } from '../decode/picture-limits.ts';
import { toFileContent } from '../ipfs/content-id.ts';
import type { UserFiles } from '../serve/create-user-files.ts';
import type { ReceivedFile } from './receive-file.ts';

export type AcceptDeps = {
  readonly database: Database;
  readonly store: MediaStore;
  readonly decoder: Pick<Decoder, 'examine'>;
  readonly userFiles: Pick<UserFiles, 'remember'> | undefined;
  readonly now: () => Date;
};

/** The upload that a file ends, with what its sender says about it. */
export type UploadOfFile = { readonly id: string; readonly text: UploadText };

/**
 * Proves a file by its content, keeps it by its hash with its derived sizes, and notes it. One that is kept already is
 * not decoded again. Throws MEDIA_UNREADABLE, MEDIA_TAKEN_DOWN, and what says that it could not be tried.
 */
export async function acceptFile(
  { path, hash, bytes, kind, leaves }: ReceivedFile,
  { id, text }: UploadOfFile,
  deps: AcceptDeps,
): Promise<UploadedFile> {
  const { database, store } = deps;
  const key = `0x${hash}` as const;
  if (await isTakenDown(database, { hash: key })) throw new AppError('MEDIA_TAKEN_DOWN');
  const known = await findMediaFile(database, { hash: key });
  const isKept = known !== undefined && (await store.findSize(hash)) === bytes;
  const ended = { id, content: toFileContent(leaves, bytes), text: listTexts(text) };
  if (isKept) {
    await endUpload(database, { ...ended, file: { ...known, perceptual: null }, derived: [] });
    return toUploadedFile(known);
  }
  const { derived, perceptual, ...shape } = await deps.decoder
    .examine({ path, kind, ...fileLimits })
    .catch(refuse);
  const pictures = await Promise.all(
    derived.map(async (one) => ({ name: one.name, file: `0x${await store.put(one.bytes)}` as const })),
  );
  await store.putFile(path, hash);
  const file = { hash: key, kind, bytes, ...shape, at: deps.now() };
  const hashes = perceptual.length === 0 ? null : perceptual;
  await endUpload(database, { ...ended, file: { ...file, perceptual: hashes }, derived: pictures });
  deps.userFiles?.remember(hash, { kind, bytes });
  return toUploadedFile(file);
}

/** Busy decoders and other faults of ours say nothing about the file. */
function refuse(error: unknown): never {
  throw error instanceof DecodeError ? new AppError('MEDIA_UNREADABLE') : error;
}

function listTexts(text: UploadText): Record<string, string> | null {
  const said = Object.entries(text).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return said.length === 0 ? null : Object.fromEntries(said);
}

function toUploadedFile({ hash, placeholder, at: _at, ...file }: StoredMediaFile): UploadedFile {
  return {
    ...file,
    filename: formatMediaName({ hash: hash.slice(2), kind: file.kind }),
    placeholder: placeholder && Buffer.from(placeholder).toString('hex'),
  };
}
