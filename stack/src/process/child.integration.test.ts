import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createTemporaryHome } from '../home/temporary-home.ts';
import { startChild } from './child.ts';
import { isRunning } from './running.ts';

const { home, remove } = createTemporaryHome('child');
afterAll(remove);
const logFile = join(home, 'child.log');

function startScript(script: string, stopTimeoutMs?: number) {
  return startChild({
    command: process.execPath,
    parameters: ['-e', script],
    logFile,
    ...(stopTimeoutMs === undefined ? {} : { stopTimeoutMs }),
  });
}

describe('startChild', () => {
  it('[OPS-01] reports how a child ended and its last error, not that of an earlier one', async () => {
    writeFileSync(logFile, 'Error: of yesterday\n');
    const child = startScript(
      'console.log("started"); console.error("api: DATABASE_URL: Invalid URL"); process.exit(1)',
    );
    expect(await child.exited).toBe('ended with code 1');
    expect(child.findComplaint()).toBe(`api: DATABASE_URL: Invalid URL (log: ${logFile})`);
  });

  it('[OPS-01] forces a child to end that ignores the request', async () => {
    const child = startScript(
      'process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000)',
      300,
    );
    while (!child.findComplaint().startsWith('up')) {
      await delay(20);
    }
    await child.stop();
    expect(await child.exited).toBe('was killed (SIGKILL)');
    expect(isRunning(child.pid)).toBe(false);
  });

  it('[OPS-01] reports which program is missing', () => {
    expect(() => startChild({ command: join(home, 'nothing'), parameters: [], logFile })).toThrow(
      'does not run',
    );
  });
});
