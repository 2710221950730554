import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { root } from './run.ts';

/** A process that nobody has reaped yet is not alive. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)]);
  return /^[^Z\s]/.test(stdout.toString());
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  '[OPS-01] given a running command, when its runner gets %s, then no process is left',
  async (signal) => {
    const command = `${process.execPath} -e "console.log(process.pid); setInterval(() => {}, 1_000)"`;
    const program = `import { run } from '${root}tools/run.ts'; await run(${JSON.stringify(command)}, { echo: true });`;
    const runner = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(runner.stdout, 'data')) as [Buffer];
    const child = Number(line.toString());
    expect(isAlive(child)).toBe(true);
    runner.kill(signal);
    const [code] = (await once(runner, 'exit')) as [number];
    expect(code).toBe(1);
    await expect.poll(() => isAlive(child)).toBe(false);
  },
);
