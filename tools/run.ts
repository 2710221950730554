import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export type RunResult = { code: number; output: string; seconds: number };

type RunOptions = { echo?: boolean; env?: Record<string, string> };

/** Runs a command line at the repository's root with the pinned tools first on PATH; never throws. */
export function run(command: string, { echo = false, env = {} }: RunOptions = {}): Promise<RunResult> {
  const startedAt = performance.now();
  const path = `${root}node_modules/.bin:${process.env['PATH'] ?? ''}`;
  const child = spawn(command, {
    cwd: root,
    shell: true,
    env: { ...process.env, PATH: path, FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  const collect = (chunk: Buffer) => {
    chunks.push(chunk.toString());
    if (echo) process.stdout.write(chunk);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve) => {
    child.on('close', (code, signal) =>
      resolve({
        code: code ?? (signal ? 1 : 0),
        output: chunks.join(''),
        seconds: (performance.now() - startedAt) / 1000,
      }),
    );
  });
}
