import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../environment.ts';
import { startChild } from '../process/child.ts';
import { StackError } from '../stack-error.ts';

/** The build of the page; `production` has no development wallet. */
export type WebMode = 'local' | 'production';

/** Builds the page unless its sources are unchanged; returns a description of the result. */
export async function buildWeb(webMode: WebMode, home: string, signal: AbortSignal): Promise<string> {
  const logFile = join(home, 'log', 'web-build.log');
  const child = startChild({
    command: process.execPath,
    parameters: ['apps/web/build.ts', webMode],
    cwd: root,
    logFile,
  });
  const stop = () => void child.stop();
  signal.addEventListener('abort', stop, { once: true });
  const ending = await child.exited;
  signal.removeEventListener('abort', stop);
  if (ending !== 'ended with code 0') {
    throw new StackError(`The web build ${ending}: ${child.findComplaint()}`);
  }
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').at(-1) ?? '';
}
