import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase } from '@tradewind/db/database';
import { sql as build } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTemporaryHome } from '../home/temporary-home.ts';
import { findFreePort } from '../process/port.ts';
import { isRunning, sendSignal, waitForExit } from '../process/running.ts';
import { startPostgres, stopLeftoverPostgres, type PostgresOptions } from './start-postgres.ts';

const { home, remove } = createTemporaryHome('postgres');
let options: PostgresOptions;

beforeAll(async () => {
  options = {
    folder: join(home, 'postgres'),
    port: await findFreePort(),
    logFile: join(home, 'postgres.log'),
    settings: { fsync: 'off' },
  };
});

afterAll(async () => {
  await stopLeftoverPostgres(options.folder);
  remove();
});

async function query(url: string, text: string): Promise<unknown> {
  const { sql, close } = createDatabase(url, { maxConnections: 1, chainSchema: 'public' });
  try {
    return (await sql`${build.raw(text)}`)[0];
  } finally {
    await close();
  }
}

/** Starts the same server from a separate process, which the test can then kill. */
async function startInChild(): Promise<{ pid: number; kill: () => Promise<unknown> }> {
  const script = `
    import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start-postgres.ts'))};
    const { pid } = await startPostgres(${JSON.stringify(options)});
    console.log(pid);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output]: Buffer[] = await once(child.stdout, 'data');
  const kill = () => {
    child.kill('SIGKILL');
    return once(child, 'exit');
  };
  return { pid: Number(String(output)), kill };
}

describe('startPostgres', () => {
  it('[OPS-01] creates a cluster with checksums, a fixed locale and its own password, on the loopback interface alone', async () => {
    const row = await query(
      inject('databaseUrl'),
      `select current_setting('data_checksums') as checksums, current_setting('listen_addresses') as addresses,
        current_setting('unix_socket_directories') as sockets,
        (select datlocale from pg_database where datname = 'postgres') as locale`,
    );
    expect(row).toEqual({ checksums: 'on', addresses: '127.0.0.1', sockets: '', locale: 'C.UTF-8' });
  });

  it('[OPS-01] keeps the data over a restart and stops without leaving a process', async () => {
    const first = await startPostgres(options);
    expect(first.isAdopted).toBe(false);
    await query(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    expect(isRunning(first.pid)).toBe(false);

    const second = await startPostgres(options);
    expect(await query(second.url, 'select answer from kept')).toEqual({ answer: 42 });
    await second.stop();
  });

  it('[OPS-01] protects the database with a random password that only its owner can read', async () => {
    const file = join(options.folder, 'password');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { url, stop } = await startPostgres(options);
    expect(new URL(url).password).toBe(readFileSync(file, 'utf8').trim());
    await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
      /password authentication failed/,
    );
    await stop();
  });

  it('[OPS-01] adopts the server that a killed process left behind', async () => {
    const child = await startInChild();
    await child.kill();
    expect(isRunning(child.pid)).toBe(true);

    const adopted = await startPostgres(options);
    expect(adopted).toMatchObject({ isAdopted: true, pid: child.pid });
    expect(await query(adopted.url, 'select answer from kept')).toEqual({ answer: 42 });
    await adopted.stop();
    expect(isRunning(child.pid)).toBe(false);
  });

  it('[OPS-01] starts over a stale lock, also when another process has its process id', async () => {
    writeFileSync(
      join(options.folder, 'data', 'postmaster.pid'),
      `${process.pid}\n${options.folder}/data\n0\n1\n\n\n\nready\n`,
    );
    const started = await startPostgres(options);
    expect(started.isAdopted).toBe(false);
    await started.stop();
  });

  it('[OPS-01] starts again after its server was killed', async () => {
    const killed = await startPostgres(options);
    sendSignal(killed.pid, 'SIGKILL');
    expect(await waitForExit(killed.pid, 5_000)).toBe(true);
    const next = await startPostgres(options);
    expect(await query(next.url, 'select answer from kept')).toEqual({ answer: 42 });
    await next.stop();
  });

  it('[OPS-01] reports the port that is taken', async () => {
    const port = Number(new URL(inject('databaseUrl')).port);
    await expect(startPostgres({ ...options, port })).rejects.toThrow(`port ${port}`);
  });
});
