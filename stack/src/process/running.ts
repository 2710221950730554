import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Whether a process with this id runs (a zombie does not count). */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(pid);
}

/** Reads the command line of a process, to distinguish it from another process with a reused id; '' when unknown. */
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

/** Sends a signal to a process that may have ended. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) {
      throw error;
    }
  }
}

/** Resolves to true once the process has ended, to false at the time limit. */
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

/** Sends the signals in order, each with its own time limit. */
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

/**
 * Whether the process has ended but its parent has not waited for it. While other threads run, it still holds its
 * ports.
 */
function isZombie(pid: number): boolean {
  try {
    const hasEnded = /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return hasEnded && readdirSync(`/proc/${pid}/task`).length === 1;
  } catch {
    return false;
  }
}
