import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isRunning, waitForExit } from './running.ts';

it('[OPS-01] a guarded child ends when its parent is killed without warning', async () => {
  const script = `
    import { startChild } from ${JSON.stringify(join(import.meta.dirname, 'child.ts'))};
    const { pid } = startChild({ command: 'sleep', parameters: ['60'], logFile: '/dev/null' });
    console.log(pid);
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output]: Buffer[] = await once(parent.stdout, 'data');
  const pid = Number(String(output));
  expect(isRunning(pid)).toBe(true);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  expect(await waitForExit(pid, 5_000)).toBe(true);
});
