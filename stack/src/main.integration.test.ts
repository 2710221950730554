import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './environment.ts';
import { findRunningStack } from './home/stack-file.ts';
import { createTemporaryHome } from './home/temporary-home.ts';
import { isRunning, readCommandLine, waitForExit } from './process/running.ts';

const { home, remove } = createTemporaryHome('main');
afterAll(remove);

interface Run {
  readonly child: ChildProcess;
  readonly readOutput: () => string;
  readonly exitCode: Promise<number | null>;
}

function run(parameters: readonly string[], variables: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    env: {
      ...process.env,
      TRADEWIND_HOME: home,
      PORT_BASE: '0',
      LOG_LEVEL: 'warn',
      LOCAL_FILES: 'off',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(String(chunk)));
  const exitCode = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  return { child, readOutput: () => chunks.join(''), exitCode };
}

const start = (variables?: Record<string, string>) => run(['stack/src/main.ts', 'start'], variables);

/** Waits for the last line of a start; fails with the whole output when the start ends before. */
async function untilReady({ child, readOutput, exitCode }: Run): Promise<void> {
  while (!readOutput().includes('Ctrl-C stops everything')) {
    const ended = await Promise.race([
      exitCode.then(() => true),
      once(child.stdout!, 'data').then(() => false),
    ]);
    if (ended) {
      throw new Error(readOutput());
    }
  }
}

/** Lists the processes that use the home, and the recorded children that still run. */
function listLeftovers(pids: readonly number[]): string[] {
  const ofHome = existsSync('/proc')
    ? readdirSync('/proc')
        .map(Number)
        .filter((pid) => pid > 0 && pid !== process.pid && readCommandLine(pid).includes(home))
    : [];
  return [...new Set([...ofHome, ...pids])].filter(isRunning).map(readCommandLine);
}

function listChildPids(): number[] {
  return Object.values(findRunningStack(home)?.children ?? {}).map(({ pid }) => pid);
}

describe('npm start', () => {
  it(
    '[OPS-01] starts everything, accepts a swap from the command line, rejects a second stack and ends on SIGINT',
    { timeout: 240_000 },
    async () => {
      const stack = start();
      await untilReady(stack);
      expect(stack.readOutput()).toMatch(/database .* PostgreSQL 18\.\d+\S* for development, port \d+/);
      const pids = listChildPids();
      expect(pids).toHaveLength(13);
      const { urls } = findRunningStack(home)!;
      expect((await fetch(`${urls!.web}/swap`)).status).toBe(200);

      const demo = run(['stack/src/exchange/demo/main.ts']);
      expect({ code: await demo.exitCode, output: demo.readOutput() }).toEqual({
        code: 0,
        output: expect.stringMatching(/Indexed:\n.*0\.1 WBNB → \d+.* BUSD, worth \$\d+/),
      });

      const second = start();
      expect(await second.exitCode).toBe(1);
      expect(second.readOutput()).toContain(
        `A stack is running on ${home} already (process ${stack.child.pid}`,
      );

      stack.child.kill('SIGINT');
      expect(await stack.exitCode).toBe(0);
      expect(stack.readOutput()).toContain('Everything is stopped.');
      expect(listLeftovers(pids)).toEqual([]);
      expect(existsSync(join(home, 'stack.json'))).toBe(false);
    },
  );

  it(
    '[OPS-01] keeps the data; after it was killed itself, the next start cleans up and continues',
    { timeout: 240_000 },
    async () => {
      const killed = start();
      await untilReady(killed);
      const { urls } = findRunningStack(home)!;
      const swaps: unknown = await (await fetch(`${urls!.api}/exchange/swaps?pageSize=1`)).json();
      expect(swaps).toMatchObject({ data: { swaps: [{ amountIn: String(10n ** 17n) }] } });
      const pids = listChildPids();
      killed.child.kill('SIGKILL');
      await killed.exitCode;

      const next = start();
      await untilReady(next);
      expect(next.readOutput()).toContain('its lock was stale and is cleared');
      for (const pid of pids.filter((old) => !listChildPids().includes(old))) {
        expect(await waitForExit(pid, 1_000)).toBe(true);
      }
      const all = [...pids, ...listChildPids()];
      next.child.kill('SIGTERM');
      expect(await next.exitCode).toBe(0);
      expect(listLeftovers(all)).toEqual([]);
    },
  );

  it('[OPS-01] reports a port that is taken and leaves nothing behind', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const stack = start({ PORT_BASE: String(port) });
    expect(await stack.exitCode).toBe(1);
    expect(stack.readOutput()).toContain(
      `Port ${port} (web) is taken by another program: end it, or choose other ports with PORT_BASE`,
    );
    expect(listLeftovers([])).toEqual([]);
    server.close();
  });

  it('[OPS-01] reports chain nodes that do not respond', async () => {
    const stack = start({ RPC_URLS: 'http://127.0.0.1:1' });
    expect(await stack.exitCode).toBe(1);
    expect(stack.readOutput()).toContain('No chain node answers at http://127.0.0.1:1 (RPC_URLS)');
    expect(listLeftovers([])).toEqual([]);
  });

  it('[OPS-01] ends a start that is interrupted', async () => {
    const stack = start();
    await once(stack.child.stdout!, 'data');
    stack.child.kill('SIGINT');
    expect(await stack.exitCode).toBe(0);
    expect(listLeftovers([])).toEqual([]);
    expect(existsSync(join(home, 'stack.json'))).toBe(false);
  });

  it('[OPS-01] reset deletes all data', async () => {
    const reset = run(['stack/src/main.ts', 'reset']);
    expect(await reset.exitCode).toBe(0);
    expect(readdirSync(home)).toEqual([]);
    const demo = run(['stack/src/exchange/demo/main.ts']);
    expect(await demo.exitCode).toBe(1);
    expect(demo.readOutput()).toBe(
      `No stack is ready on ${home}: run npm start in another terminal first.\n`,
    );
  });
});
