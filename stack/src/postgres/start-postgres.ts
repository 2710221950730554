import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endProcess, isRunning } from '../process/running.ts';
import { StackError } from '../stack-error.ts';
import { findPostgresBinaries, type PostgresBinaries } from './binaries.ts';
import { createCluster, databaseUser, readPassword } from './create-cluster.ts';
import { findPostmaster, type Postmaster } from './postmaster-file.ts';
import { findUnprivilegedUser, resolveReachableFolder, type UnixUser } from './unprivileged.ts';

export interface PostgresOptions {
  /** The folder of the data and the password file. */
  readonly folder: string;
  readonly port: number;
  readonly logFile: string;
  /** Extra settings by name: tests switch fsync off. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface RunningPostgres {
  /** The admin URL of the database `postgres`. */
  readonly url: string;
  readonly pid: number;
  readonly port: number;
  /** Whether the server of a killed stack was adopted. */
  readonly isAdopted: boolean;
  readonly stop: () => Promise<void>;
}

/** Starts PostgreSQL on a folder (created at the first start), or adopts the server that already runs on it. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const folder = resolveReachableFolder(options.folder);
  const dataFolder = join(folder, 'data');
  const orphan = await findSteadyPostmaster(dataFolder);
  if (orphan !== undefined) {
    return toRunning(folder, orphan, { isAdopted: true });
  }
  const user = findUnprivilegedUser();
  const binaries = findPostgresBinaries({ shared: user !== undefined });
  await createCluster(folder, binaries, user);
  rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
  const started = await launch({ ...options, folder }, binaries, user);
  return toRunning(folder, started, { isAdopted: false });
}

/** Ends the server of a killed stack on the folder, if there is one. */
export async function stopLeftoverPostgres(folder: string): Promise<void> {
  const orphan = findPostmaster(join(resolveReachableFolder(folder), 'data'));
  if (orphan !== undefined) {
    await stopPostmaster(orphan.pid);
  }
}

/** Waits while a server is starting or stopping, and ends it when it hangs. */
async function findSteadyPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  const deadline = performance.now() + 10_000;
  for (;;) {
    const found = findPostmaster(dataFolder);
    if (found === undefined || found.status === 'ready') {
      return found;
    }
    if (found.status === 'stopping' || performance.now() > deadline) {
      await stopPostmaster(found.pid);
    }
    await delay(20);
  }
}

async function launch(
  options: PostgresOptions,
  binaries: PostgresBinaries,
  user: UnixUser | undefined,
): Promise<Postmaster> {
  const dataFolder = join(options.folder, 'data');
  const deadline = performance.now() + 30_000;
  for (;;) {
    const pid = spawnServer(options, binaries, user);
    const ready = await waitUntilReady(dataFolder, pid, deadline);
    if (ready !== undefined) {
      return ready;
    }
    const reason = readLastFatal(options.logFile);
    // The workers of a killed server need a moment to release its shared memory.
    if (!/shared memory block|still in use/.test(reason) || performance.now() > deadline) {
      throw new StackError(
        `PostgreSQL did not start on port ${options.port}: ${reason} (log: ${options.logFile})`,
      );
    }
    await delay(100);
  }
}

function spawnServer(
  options: PostgresOptions,
  binaries: PostgresBinaries,
  user: UnixUser | undefined,
): number {
  mkdirSync(dirname(options.logFile), { recursive: true });
  const log = openSync(options.logFile, 'a');
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    log_timezone: 'UTC',
    timezone: 'UTC',
    ...options.settings,
  };
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      join(options.folder, 'data'),
      '-p',
      String(options.port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...user, cwd: options.folder, detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  child.unref();
  if (child.pid === undefined) {
    throw new StackError(`PostgreSQL's binary does not run: ${binaries.postgres}`);
  }
  return child.pid;
}

async function waitUntilReady(
  dataFolder: string,
  pid: number,
  deadline: number,
): Promise<Postmaster | undefined> {
  while (isRunning(pid) && performance.now() < deadline) {
    const found = findPostmaster(dataFolder);
    if (found?.pid === pid && found.status === 'ready') {
      return found;
    }
    await delay(10);
  }
  return undefined;
}

function readLastFatal(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  const line = lines.findLast((text) => text.includes('FATAL:')) ?? lines.at(-1) ?? '';
  return line.replace(/^.*FATAL:\s*/, '');
}

function toRunning(
  folder: string,
  { pid, port }: Postmaster,
  { isAdopted }: { readonly isAdopted: boolean },
): RunningPostgres {
  const url = `postgres://${databaseUser}:${readPassword(folder)}@127.0.0.1:${port}/postgres`;
  return { url, pid, port, isAdopted, stop: () => stopPostmaster(pid) };
}

/** Requests a fast shutdown first (sessions end, data is flushed), then stronger signals. */
function stopPostmaster(pid: number): Promise<void> {
  return endProcess(pid, [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ]);
}
