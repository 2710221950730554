import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isRunning, readCommandLine } from './running.ts';

export const processIdentitySchema = z.object({
  pid: z.number().int().positive(),
  commandLine: z.string(),
  startedAt: z.string(),
});

/** A process id may be given to a stranger later, or after a restart of a container to the very same program: all three tell. */
export type ProcessIdentity = z.infer<typeof processIdentitySchema>;

export function identifyProcess(pid: number): ProcessIdentity {
  return { pid, commandLine: readCommandLine(pid), startedAt: readStartTime(pid) };
}

/** Whether that very process still runs. */
export function isSameProcess({ pid, commandLine, startedAt }: ProcessIdentity): boolean {
  return isRunning(pid) && readCommandLine(pid) === commandLine && readStartTime(pid) === startedAt;
}

/** When the process was started, in whatever form the system tells it (Linux: clock ticks since boot, field 22 of stat); '' when unknown. */
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
