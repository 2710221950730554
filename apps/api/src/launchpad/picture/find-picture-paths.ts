import { toPicturePath } from '@tradewind/schema/media/picture-upload';
import { AppError } from '../../http/app-error.ts';
import type { LaunchpadDeps } from '../launchpad-deps.ts';

type Edited = { readonly logo?: string | null | undefined; readonly background?: string | null | undefined };

/**
 * The paths of the pictures that an edit names by their hashes, in the form in which they are stored: a left out one stays
 * out, and null removes. Throws PICTURE_NOT_FOUND for a hash that the media process does not have.
 */
export async function findPicturePaths(
  { pictures }: Pick<LaunchpadDeps, 'pictures'>,
  { logo, background }: Edited,
): Promise<{ logo?: string | null; background?: string | null }> {
  const find = async (hash: string | null): Promise<string | null> => {
    if (hash === null) return null;
    if (pictures === undefined) throw new AppError('UPLOADS_OFF');
    if (!(await pictures.has(hash))) throw new AppError('PICTURE_NOT_FOUND');
    return toPicturePath(hash);
  };
  return {
    ...(logo !== undefined && { logo: await find(logo) }),
    ...(background !== undefined && { background: await find(background) }),
  };
}
