import { logoSizes } from '@tradewind/schema/media/logo-url';
import { download } from '../../adapters/foreign/download.ts';
import { toHttpAddress } from '../../adapters/foreign/to-http-address.ts';
import type { MediaStore } from '../../adapters/media-store/media-store.ts';
import type { Decoder } from '../decode/create-decoder.ts';
import { pictureLimits } from '../decode/picture-limits.ts';
import { type LogoNote, toLogoHashes } from './logo-note.ts';

export type ReadLogoOptions = {
  readonly gateway: string;
  readonly isAllowed: (url: URL) => boolean;
  readonly store: MediaStore;
  readonly decoder: Decoder;
};

/** Downloads the logo at an address of a list, and keeps it as webp of each size. */
export async function readLogo(
  uri: string,
  { gateway, isAllowed, store, decoder }: ReadLogoOptions,
): Promise<LogoNote['hashes']> {
  const bytes = await download(toHttpAddress(uri, gateway), { accept: 'image/*', isAllowed });
  const pictures = await decoder.decode({ bytes, sizes: [...logoSizes], ...pictureLimits });
  return toLogoHashes(await Promise.all(pictures.map((picture) => store.put(picture))));
}
