import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StackError } from '../stack-error.ts';

/** A folder that root can write and every user can reach; PostgreSQL refuses to run as root. */
export const sharedFolder = '/var/cache/tradewind';

export interface UnixUser {
  readonly uid: number;
  readonly gid: number;
}

/** Finds the user that runs PostgreSQL when the process is root; undefined otherwise. */
export function findUnprivilegedUser(): UnixUser | undefined {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) {
    throw new StackError(
      'PostgreSQL does not run as root and there is no user "nobody": start as another user, or set DATABASE_URL.',
    );
  }
  return { uid: Number(uid), gid: Number(gid) };
}

/** Returns the folder of a database: the given one, or as root a replacement when other users cannot reach it. */
export function resolveReachableFolder(folder: string): string {
  if (process.getuid?.() !== 0 || isReachableByOthers(dirname(resolve(folder)))) {
    return resolve(folder);
  }
  const key = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16);
  return join(sharedFolder, `data-${key}`);
}

/** Whether any user can enter every parent folder. */
export function isReachableByOthers(path: string): boolean {
  let folder = resolve(path);
  for (;;) {
    if ((statSync(folder).mode & 0o001) === 0) {
      return false;
    }
    if (dirname(folder) === folder) {
      return true;
    }
    folder = dirname(folder);
  }
}
