import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Whether a process with this id lives (a zombie that nobody has waited for does not count). */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(pid);
}

/** The command line of a process, to tell it from a stranger that was given the same id; '' when unknown. */
export function readCommandLine(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Sends a signal to a process that may be gone already. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) {
      throw error;
    }
  }
}

/** Resolves to true once the process is gone, to false when it outlived the time. */
export async function waitForExit(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (isRunning(pid)) {
    if (performance.now() > deadline) {
      return false;
    }
    await delay(20);
  }
  return true;
}

/** Tries the signals in order, each with its own time to work. */
export async function endProcess(
  pid: number,
  signals: readonly (readonly [signal: NodeJS.Signals, timeoutMs: number])[],
): Promise<void> {
  for (const [signal, timeoutMs] of signals) {
    sendSignal(pid, signal);
    if (await waitForExit(pid, timeoutMs)) {
      return;
    }
  }
}

/** Ended, but its parent has not asked how; while other threads live on, it still holds its ports. */
function isZombie(pid: number): boolean {
  try {
    const hasEnded = /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return hasEnded && readdirSync(`/proc/${pid}/task`).length === 1;
  } catch {
    return false;
  }
}
