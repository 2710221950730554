import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '@tradewind/stack/process/port';
import type { Engine, Point, Proxy } from './engine.ts';
import { requireProgram } from './require-program.ts';
import { startSession, type WebDriver } from './web-driver.ts';

/** The code of the Escape key (W3C WebDriver, 17.4.2). */
const escapeKey = '\uE00C';

/** The default toolbar prevents a window as narrow as a phone. */
const narrowToolbar = 'window * { font-size: 1px; min-width: 0; min-height: 0; padding: 0; }';

/** Opens Debian's WebKitGTK on its own display and drives it with WebDriver. */
export async function openWebKit({ host, port: proxyPort }: Proxy): Promise<Engine> {
  const programs = [
    requireProgram('XVFB_PATH', 'xvfb'),
    requireProgram('WEBKIT_DRIVER_PATH', 'webkit2gtk-driver'),
  ];
  const [xvfb = '', driver = ''] = programs;
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), narrowToolbar);
  const screen = await startDisplay(xvfb);
  const port = await findFreePort();
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: home, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  });
  const stop = async (): Promise<void> => {
    await end(server);
    await end(screen.process);
    rmSync(home, { recursive: true });
  };
  const proxy = { proxyType: 'manual', httpProxy: `${host}:${proxyPort}` };
  const session = await startSession(await waitForServer(port), { proxy });
  return { ...drive(session), close: () => session.end().then(stop) };
}

function drive(session: WebDriver): Omit<Engine, 'close'> {
  const act = (actions: object): Promise<unknown> => session.post('/actions', { actions: [actions] });
  const type = async (text: string): Promise<void> => {
    const keys = text
      .split('')
      .flatMap((value) => ['keyDown', 'keyUp'].map((kind) => ({ type: kind, value })));
    await act({ type: 'key', id: 'keyboard', actions: keys });
  };
  const run: Engine['run'] = async (script, ...parameters) =>
    session.post('/execute/sync', {
      script: `return (${script.toString()}).apply(null, arguments)`,
      args: parameters,
    }) as never;
  return {
    open: async (url) => void (await session.post('/url', { url })),
    resize: createResize(session, run),
    click: async ({ x, y }: Point) => {
      const [down, up] = ['pointerDown', 'pointerUp'].map((kind) => ({ type: kind, button: 0 }));
      const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
      await act({ type: 'pointer', id: 'mouse', actions: [move, down, up] });
    },
    type,
    escape: () => type(escapeKey),
    run,
  };
}

const mostTurns = 5;
const restMs = 200;

/**
 * The window contains the toolbar, so it is higher than the page. A busy display applies a size late: what the page lacks
 * is added until it has its height.
 */
function createResize(session: WebDriver, run: Engine['run']): Engine['resize'] {
  let toolbarHeight = 0;
  return async ({ width, height }) => {
    for (let turn = 0; turn < mostTurns; turn += 1) {
      await session.post('/window/rect', { width, height: height + toolbarHeight });
      const missing = height - (await readRestingHeight(run));
      if (missing === 0) return;
      toolbarHeight += missing;
    }
  };
}

/** The height of the page once two reads agree. */
async function readRestingHeight(run: Engine['run']): Promise<number> {
  let last = await run(() => innerHeight);
  for (;;) {
    await delay(restMs);
    const next = await run(() => innerHeight);
    if (next === last) return next;
    last = next;
  }
}

async function startDisplay(xvfb: string): Promise<{ display: string; process: ChildProcess }> {
  const child = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [line] = await once(createInterface(child.stdio[3] as Readable), 'line');
  return { display: `:${line}`, process: child };
}

async function waitForServer(port: number): Promise<string> {
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return url;
    await new Promise((wait) => setTimeout(wait, 50));
  }
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  if (child.exitCode === null && child.kill()) await exited;
}
