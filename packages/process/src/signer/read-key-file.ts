import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { FatalError } from '../process-error.ts';

/** Any right of others, and the group's right to write. Secrets of Kubernetes are readable by the group. */
const forbiddenMode = 0o027;

/** The text of a file that only its owner and readers of its group can open; throws a `FatalError` for any other. */
export function readKeyFile(file: string, setting: string): string {
  const descriptor = open(file, setting);
  try {
    // Of the opened file: the path may lead to another one a moment later.
    if ((fstatSync(descriptor).mode & forbiddenMode) !== 0)
      throw new FatalError(`${setting} is open to other users: its mode must be 0600, 0400, 0640 or 0440`);
    return readText(descriptor, setting);
  } finally {
    closeSync(descriptor);
  }
}

function open(file: string, setting: string): number {
  try {
    return openSync(file, 'r');
  } catch {
    throw new FatalError(`${setting} cannot be read`);
  }
}

function readText(descriptor: number, setting: string): string {
  try {
    return readFileSync(descriptor, 'utf8');
  } catch {
    throw new FatalError(`${setting} cannot be read`);
  }
}
