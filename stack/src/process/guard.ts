import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import type { Writable } from 'node:stream';

/** Reads one list of process ids per line; when the pipe closes, it sends SIGTERM to the last list. */
const script = 'pids=; while read -r line; do pids=$line; done; [ -n "$pids" ] && kill -TERM $pids';

const guarded = new Set<number>();
let guardInput: Writable | undefined;

/**
 * Ends the process if this one ends without stopping it. A shell of 1 MB survives a SIGKILL of this process and sends
 * SIGTERM to every guarded process. Returns a function that releases the process after its own end.
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
