import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StackError } from '../stack-error.ts';

/** PostgreSQL refuses to run as root: what root may write and every user may reach. */
export const sharedFolder = '/var/cache/tradewind';

export interface UnixUser {
  readonly uid: number;
  readonly gid: number;
}

/** The user to run PostgreSQL by when we are root; undefined when we are not. */
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

/** Where a database folder may live: the wanted one, or as root a stand-in of its own when others cannot reach it. */
export function resolveReachableFolder(folder: string): string {
  if (process.getuid?.() !== 0 || isReachableByOthers(dirname(resolve(folder)))) {
    return resolve(folder);
  }
  const key = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16);
  return join(sharedFolder, `data-${key}`);
}

/** Whether every folder on the way lets any user pass. */
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
