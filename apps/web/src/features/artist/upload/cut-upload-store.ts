import { partsKeptMs } from '@tradewind/schema/media/media-upload';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { createCheckedStorage } from '../../../shared/settings/checked-storage.ts';

const stateSchema = z.object({
  /** The upload of a work that began and has not ended: its file, as its owner named it. */
  upload: z.nullable(z.object({ fileName: z.string(), at: z.number() })),
});
type CutUpload = z.infer<typeof stateSchema>;

const useCutUploads = create<CutUpload>()(
  persist((): CutUpload => ({ upload: null }), {
    name: 'tradewind.cut-upload',
    storage: createCheckedStorage(stateSchema),
  }),
);

export function noteUpload(fileName: string): void {
  useCutUploads.setState({ upload: { fileName, at: Date.now() } });
}

export function forgetUpload(): void {
  useCutUploads.setState({ upload: null });
}

/** The file of an upload that a page left, while the server has its parts: the same file goes on where it stopped. */
export function useCutUpload(): string | undefined {
  return useCutUploads(({ upload }) =>
    upload !== null && Date.now() - upload.at < partsKeptMs ? upload.fileName : undefined,
  );
}
