import { runWorker } from './run-worker.ts';
import type { UploadJob, UploadResult } from './upload-message.ts';

/** Reads an uploaded list in a thread of its own. */
export function readUpload(job: UploadJob): Promise<UploadResult> {
  return runWorker(new URL('./upload-worker.ts', import.meta.url), job);
}
