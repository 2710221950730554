import type { MediaStore } from '../../adapters/media-store/media-store.ts';
import { createWeightedMap } from '../../weighted-map.ts';
import type { Picture } from './send-picture.ts';

/** Memory for files that were served: 32 MiB. */
const maxWeight = 32 * 1024 * 1024;

export type FileReader = (hash: string) => Promise<Picture | undefined>;

/** Files of the store by their hash, the last ones from memory. Throws a MediaStoreError. */
export function createFileReader(store: Pick<MediaStore, 'find'>): FileReader {
  const kept = createWeightedMap<Picture>(maxWeight);
  return async (hash) => {
    const known = kept.get(hash);
    if (known) return known;
    const bytes = await store.find(hash);
    if (bytes === undefined) return undefined;
    const picture = { bytes, hash };
    kept.set(hash, picture, bytes.length);
    return picture;
  };
}
