import type { Database } from '@tradewind/db/database';
import { findMediaFile } from '@tradewind/db/media/find-media-file.query';
import { isTakenDown } from '@tradewind/db/media/is-taken-down.query';
import { parseMediaName } from '@tradewind/rules/media/media-name';
import { AppError } from '../http/app-error.ts';

/**
 * Refuses the name of a file that the media process has not, or that was taken down. Throws MEDIA_UNKNOWN and
 * MEDIA_TAKEN_DOWN.
 */
export async function assertUploaded(database: Database, name: string): Promise<void> {
  const parsed = parseMediaName(name);
  if (parsed === undefined) throw new AppError('MEDIA_UNKNOWN');
  const hash = `0x${parsed.hash}` as const;
  const file = await findMediaFile(database, { hash });
  if (file?.kind !== parsed.kind) throw new AppError('MEDIA_UNKNOWN');
  if (await isTakenDown(database, { hash })) throw new AppError('MEDIA_TAKEN_DOWN');
}
