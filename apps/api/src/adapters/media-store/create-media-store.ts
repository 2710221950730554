import { createDiskStore } from './create-disk-store.ts';
import { createS3Store, type S3Settings } from './create-s3-store.ts';
import type { MediaStore } from './media-store.ts';

export type StoreSettings =
  | { readonly kind: 'disk'; readonly folder: string }
  | ({ readonly kind: 's3' } & S3Settings);

export function createMediaStore(settings: StoreSettings): MediaStore {
  return settings.kind === 'disk' ? createDiskStore(settings.folder) : createS3Store(settings);
}
