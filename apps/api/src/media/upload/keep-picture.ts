import { findPictureEnd } from '@tradewind/rules/media/find-picture-end';
import { findMediaKind, isVideoKind } from '@tradewind/rules/media/media-kind';
import { type PictureUse, pictureBoxes } from '@tradewind/schema/media/picture-upload';
import type { MediaStore } from '../../adapters/media-store/media-store.ts';
import { AppError } from '../../http/app-error.ts';
import type { Decoder } from '../decode/create-decoder.ts';
import { DecodeError } from '../decode/decode-error.ts';
import { pictureLimits } from '../decode/picture-limits.ts';

export type KeepPictureDeps = {
  readonly store: Pick<MediaStore, 'put'>;
  readonly decoder: Pick<Decoder, 'decode'>;
};

/**
 * Keeps an uploaded picture, encoded by us, and returns the hash of its new bytes. The content alone decides what it is:
 * png, jpeg or webp, and nothing behind it. Throws PICTURE_FAULTY for anything else.
 */
export async function keepPicture(
  bytes: Uint8Array,
  use: PictureUse,
  { store, decoder }: KeepPictureDeps,
): Promise<string> {
  const kind = findMediaKind(bytes);
  if (kind === undefined || kind === 'gif' || isVideoKind(kind)) throw new AppError('PICTURE_FAULTY');
  if (findPictureEnd(kind, bytes) !== bytes.length) throw new AppError('PICTURE_FAULTY');
  const [picture] = await decoder.decode({ bytes, box: pictureBoxes[use], ...pictureLimits }).catch(refuse);
  if (picture === undefined) throw new AppError('PICTURE_FAULTY');
  return store.put(picture);
}

/** Busy decoders and other faults of ours say nothing about the picture. */
function refuse(error: unknown): never {
  throw error instanceof DecodeError ? new AppError('PICTURE_FAULTY') : error;
}
