import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import type { Writable } from 'node:stream';

/** Reads one list of process ids a line; when the pipe closes, the last list is asked to end. */
const script = 'pids=; while read -r line; do pids=$line; done; [ -n "$pids" ] && kill -TERM $pids';

const guarded = new Set<number>();
let guardInput: Writable | undefined;

/**
 * Makes sure that the process ends should this one vanish without stopping it: a shell of 1 MB outlives our SIGKILL and
 * asks everything guarded to end. Returns how to release the process once it has ended by itself.
 */
export function guardProcess(pid: number): () => void {
  if (process.platform === 'win32') {
    return () => undefined;
  }
  guarded.add(pid);
  writeList();
  return () => {
    guarded.delete(pid);
    writeList();
  };
}

function writeList(): void {
  guardInput ??= startGuard();
  guardInput.write(`${[...guarded].join(' ')}\n`);
}

function startGuard(): Writable {
  const shell = spawn('sh', ['-c', script, 'tradewind-guard'], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  shell.stdin.on('error', () => (guardInput = undefined));
  if (shell.stdin instanceof Socket) {
    shell.stdin.unref();
  }
  return shell.stdin;
}
