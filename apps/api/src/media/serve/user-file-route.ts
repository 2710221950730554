import { type MediaName, parseMediaName } from '@tradewind/rules/media/media-name';
import { derivedParams } from '@tradewind/schema/media/media-file';
import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { MediaStore } from '../../adapters/media-store/media-store.ts';
import { AppError } from '../../http/app-error.ts';
import type { FileReader } from './create-file-reader.ts';
import type { UserFile, UserFiles } from './create-user-files.ts';
import { forEver } from './media-headers.ts';
import { sendPicture } from './send-picture.ts';

export type ServeDeps = {
  readonly userFiles: UserFiles | undefined;
  readonly readFile: FileReader;
  readonly store: Pick<MediaStore, 'open'>;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
};

/**
 * The file of a name. Files that we encoded ourselves (logos, pictures of operators) are webp and in no table: they are
 * served without the database as well. Throws MEDIA_TAKEN_DOWN.
 */
export async function findNamed(
  name: string,
  { userFiles, logger }: ServeDeps,
): Promise<MediaName & { file: UserFile }> {
  const parsed = parseMediaName(name);
  if (parsed === undefined) throw new AppError('MEDIA_UNKNOWN');
  const { hash, kind } = parsed;
  const reading = userFiles?.find(hash) ?? Promise.resolve('unknown' as const);
  const file = await reading.catch((err: unknown) => {
    if (kind !== 'webp') throw err;
    logger.warn({ err }, 'the database does not say whether a file is of a user');
    return 'unknown' as const;
  });
  if (file === 'taken-down') throw new AppError('MEDIA_TAKEN_DOWN');
  return { hash, kind, file };
}

/** GET and HEAD of the sizes derived of a picture. */
export function derivedRoute(deps: ServeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/media/:hash/:file', { schema: { params: derivedParams } }, async (request, reply) => {
      const { hash, file: name } = request.params;
      const original = (await deps.userFiles?.find(hash)) ?? 'unknown';
      if (original === 'taken-down') throw new AppError('MEDIA_TAKEN_DOWN');
      const derived = await deps.userFiles?.findDerived(hash, name);
      const picture = derived === undefined ? undefined : await deps.readFile(derived);
      if (picture === undefined) throw new AppError('MEDIA_UNKNOWN');
      return sendPicture(request, reply, picture, forEver);
    });
  };
}
