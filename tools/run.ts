import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export type RunResult = { code: number; output: string; seconds: number };

type RunOptions = { echo?: boolean; env?: Record<string, string> };

const hasGroups = process.platform !== 'win32';
const running = new Set<ChildProcess>();
/** The time in which a command that gets a signal ends by itself. */
const graceMs = 20_000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let isWatching = false;

/** From the first command on: who only imports this file keeps its own handling of signals. */
function watchSignals(): void {
  if (isWatching) return;
  isWatching = true;
  for (const signal of signals) process.once(signal, () => cancel(signal));
}

/** Ends every running command, then its remaining processes, then this process. */
function cancel(signal: (typeof signals)[number]): void {
  process.exitCode = 1;
  for (const child of running) killGroup(child, signal);
  const end = () => {
    for (const child of running) killGroup(child, 'SIGKILL');
    process.exit(1);
  };
  void Promise.all([...running].map((child) => new Promise((resolve) => child.once('exit', resolve)))).then(
    end,
  );
  setTimeout(end, graceMs);
}

function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(hasGroups ? -pid : pid, signal);
  } catch {
    // It has ended.
  }
}

/** Runs a command line at the repository's root with the pinned tools first on PATH; never throws. */
export function run(command: string, { echo = false, env = {} }: RunOptions = {}): Promise<RunResult> {
  watchSignals();
  const startedAt = performance.now();
  const path = `${root}node_modules/.bin:${process.env['PATH'] ?? ''}`;
  const child = spawn(command, {
    cwd: root,
    shell: true,
    // A group of its own: a cancelled run ends all processes of a command.
    detached: hasGroups,
    env: { ...process.env, PATH: path, FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const chunks: string[] = [];
  const collect = (chunk: Buffer) => {
    chunks.push(chunk.toString());
    if (echo) process.stdout.write(chunk);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({
        code: code ?? (signal ? 1 : 0),
        output: chunks.join(''),
        seconds: (performance.now() - startedAt) / 1000,
      });
    });
  });
}
