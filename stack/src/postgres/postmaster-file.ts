import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, readCommandLine } from '../process/running.ts';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** 'starting', 'stopping' or 'ready'; '' while the file is being written. */
  readonly status: string;
}

/** Finds the server that runs on this data folder by its postmaster.pid; a stale file counts as none. */
export function findPostmaster(dataFolder: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Math.abs(Number(lines[0]));
  const isOurs = pid > 0 && isRunning(pid) && readCommandLine(pid).includes(dataFolder);
  return isOurs ? { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' } : undefined;
}
