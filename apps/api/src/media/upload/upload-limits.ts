import { partsKeptMs } from '@tradewind/schema/media/media-upload';

/** Limits of one upload and of all that run at a time; tests shorten the times. */
export type UploadLimits = {
  /** Time for the whole file to arrive. */
  readonly timeMs: number;
  /** After this time it must have had `bytesASecond` on average since. */
  readonly graceMs: number;
  readonly bytesASecond: number;
  /** Uploads at a time of this process, and of one account. */
  readonly atATime: number;
  readonly ofAccount: number;
  /** How long the rest of a refused body is read, so that its sender gets the answer. */
  readonly lingerMs: number;
  /** How long the parts of an upload wait for the next one. */
  readonly partsMs: number;
};

export const uploadLimits: UploadLimits = {
  timeMs: 120_000,
  graceMs: 10_000,
  bytesASecond: 16 * 1024,
  atATime: 4,
  ofAccount: 2,
  lingerMs: 2_000,
  partsMs: partsKeptMs,
};

/** Fields and headers of a form beside its file. */
export const formBytes = 64 * 1024;
