import { spawn } from 'node:child_process';

export interface Guard {
  /** The processes to end should this one vanish without having stopped them. */
  watch(pids: readonly number[]): void;
  /** Ends the guard without ending anything else. */
  dismiss(): void;
}

/** Reads one list of process ids a line; when the pipe closes, the last list is asked to end. */
const script = 'pids=; while read -r line; do pids=$line; done; [ -n "$pids" ] && kill -TERM $pids';

/** A shell of 1 MB that outlives a SIGKILL of this process and then ends what it had started. */
export function startGuard(): Guard {
  if (process.platform === 'win32') {
    return { watch: () => undefined, dismiss: () => undefined };
  }
  const shell = spawn('sh', ['-c', script, 'tradewind-guard'], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  shell.stdin.on('error', () => undefined);
  return {
    watch: (pids) => shell.stdin.write(`${pids.join(' ')}\n`),
    dismiss: () => shell.stdin.end('\n'),
  };
}
