import { randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StackError } from '../stack-error.ts';
import type { PostgresBinaries } from './binaries.ts';
import type { UnixUser } from './unprivileged.ts';

export const databaseUser = 'tradewind';

/** Creates the data folder and its password file if they are missing; an interrupted run leaves nothing partial. */
export async function createCluster(
  folder: string,
  binaries: PostgresBinaries,
  user: UnixUser | undefined,
): Promise<void> {
  const dataFolder = join(folder, 'data');
  if (existsSync(dataFolder)) {
    return;
  }
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const partial = join(folder, 'data.partial');
  rmSync(partial, { recursive: true, force: true });
  writePassword(folder, user);
  if (user !== undefined) {
    chmodSync(folder, 0o755);
    mkdirSync(partial, { mode: 0o700 });
    chownSync(partial, user.uid, user.gid);
  }
  try {
    await promisify(execFile)(binaries.initdb, initdbArguments(folder, partial), { ...user, cwd: folder });
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw new StackError(`PostgreSQL could not create its data folder in ${folder}: ${firstLine(error)}`, {
      cause: error,
    });
  }
  renameSync(partial, dataFolder);
}

/** Reads the password of the one database user, which is random per cluster. */
export function readPassword(folder: string): string {
  try {
    return readFileSync(passwordFile(folder), 'utf8').trim();
  } catch (cause) {
    throw new StackError(`The database in ${folder} has lost its password file: run npm run reset.`, {
      cause,
    });
  }
}

function writePassword(folder: string, user: UnixUser | undefined): void {
  rmSync(passwordFile(folder), { force: true });
  writeFileSync(passwordFile(folder), `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (user !== undefined) {
    chownSync(passwordFile(folder), user.uid, user.gid);
  }
}

function passwordFile(folder: string): string {
  return join(folder, 'password');
}

function initdbArguments(folder: string, dataFolder: string): string[] {
  return [
    `--pgdata=${dataFolder}`,
    `--username=${databaseUser}`,
    `--pwfile=${passwordFile(folder)}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ];
}

function firstLine(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return (
    text
      .split('\n')
      .find((line) => /error|fatal|could not/i.test(line))
      ?.trim() ?? text.trim()
  );
}
