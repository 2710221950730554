import { readFile } from 'node:fs/promises';
import { walkFlv } from '@tradewind/rules/media/flv-tags';
import { findMediaKind } from '@tradewind/rules/media/media-kind';
import { walkMp4 } from '@tradewind/rules/media/mp4-boxes';
import type { FileJob, FileReport } from './decode-message.ts';
import { examinePicture } from './examine-picture.ts';

/** Proves that a file is whole and of its kind, and derives its shown sizes. Throws for any other file. */
export async function examineFile(job: FileJob): Promise<FileReport> {
  const bytes = await readFile(job.path);
  const { kind } = job;
  if (findMediaKind(bytes) !== kind) throw new Error(`is no ${kind}`);
  if (kind !== 'mp4' && kind !== 'flv') return examinePicture(bytes, kind, job);
  const report = kind === 'mp4' ? walkMp4(bytes) : walkFlv(bytes);
  if (report.kind === 'fault') throw new Error(report.reason);
  const { seconds } = report;
  return { width: null, height: null, frames: 1, seconds, derived: [], placeholder: null, perceptual: [] };
}
