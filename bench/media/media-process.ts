import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { findInOutput, startProgram, stopNode } from '../frame/node-process.ts';

export type MediaProcess = {
  readonly origin: string;
  /** CPU time of the process and its decoders in microseconds. */
  readonly readCpu: () => number;
  /** Memory of the process alone now, bytes. */
  readonly readMemory: () => number;
  /** Memory of the process and its decoders now, bytes; pages that they share count once. */
  readonly readMemoryOfAll: () => number;
  readonly stop: () => Promise<void>;
};

/** Linux counts CPU time in hundredths of a second. */
const tickMicroseconds = 10_000;

/** Starts the media process as an operator runs it, with a store on the disk. */
export async function startMedia(databaseUrl: string, store: string): Promise<MediaProcess> {
  const child = startProgram('media', {
    MEDIA_PORT: '0',
    MEDIA_STORE: store,
    MEDIA_DATABASE_URL: databaseUrl,
    MEDIA_RATE_LIMIT: '1000000',
    MEDIA_MIN_FREE_MIB: '1',
    MAX_EVENT_LOOP_DELAY_MS: '60000',
    NODE_ENV: 'production',
    NODE_OPTIONS: '--max-semi-space-size=4',
  });
  const port = await findInOutput(child, /http:\/\/127\.0\.0\.1:(\d+)/);
  const listPids = () => [getPid(child), ...listChildren(getPid(child))];
  const sum = (read: (pid: number) => number) => listPids().reduce((all, pid) => all + read(pid), 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    readCpu: () => sum(readTicks) * tickMicroseconds,
    readMemory: () => readRollup(getPid(child), 'Rss'),
    readMemoryOfAll: () => sum((pid) => readRollup(pid, 'Pss')),
    stop: () => stopNode(child),
  };
}

function getPid({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('The media process has not started.');
  return pid;
}

function listChildren(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

/** The time in user and in system mode: the fields behind the name, which may hold anything. */
function readTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

function readRollup(pid: number, name: 'Rss' | 'Pss'): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) * 1_024;
}
