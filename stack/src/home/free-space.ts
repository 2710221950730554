import { statfsSync } from 'node:fs';
import { StackError } from '../stack-error.ts';

/** The size of a first start, with a reserve. */
const neededBytes = 500_000_000;

/** Throws a one-line error with the folder when its disk is too full to start. */
export function assertFreeSpace(folder: string, needed = neededBytes): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free < needed) {
    throw new StackError(
      `The disk of ${folder} is full: ${toMegabytes(free)} MB are free, ${toMegabytes(needed)} MB are needed. Free some, or set TRADEWIND_HOME to a folder on another disk.`,
    );
  }
}

function toMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
