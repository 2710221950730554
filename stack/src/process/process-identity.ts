import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isRunning, readCommandLine } from './running.ts';

export const processIdentitySchema = z.object({
  pid: z.number().int().positive(),
  commandLine: z.string(),
  startedAt: z.string(),
});

/**
 * A process id can be reused, after a restart of a container even by the same program. All three fields together
 * identify a process.
 */
export type ProcessIdentity = z.infer<typeof processIdentitySchema>;

export function identifyProcess(pid: number): ProcessIdentity {
  return { pid, commandLine: readCommandLine(pid), startedAt: readStartTime(pid) };
}

/** Whether this process still runs. */
export function isSameProcess({ pid, commandLine, startedAt }: ProcessIdentity): boolean {
  return isRunning(pid) && readCommandLine(pid) === commandLine && readStartTime(pid) === startedAt;
}

/**
 * Reads the start time of a process in the system's own format; '' when unknown. On Linux it is field 22 of stat, in
 * clock ticks since boot.
 */
function readStartTime(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
