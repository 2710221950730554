import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../environment.ts';
import { startChild } from '../process/child.ts';
import { StackError } from '../stack-error.ts';

export interface Build {
  /** Its name in messages and in the name of its log, such as `web`. */
  readonly name: string;
  /** Node's parameters: the script, relative to the root of the checkout, and its arguments. */
  readonly parameters: readonly string[];
  readonly home: string;
  readonly signal: AbortSignal;
}

/** Runs a build as a process of its own; returns its last line, which describes the result. */
export async function runBuild({ name, parameters, home, signal }: Build): Promise<string> {
  const logFile = join(home, 'log', `${name}-build.log`);
  const child = startChild({ command: process.execPath, parameters, cwd: root, logFile });
  const stop = () => void child.stop();
  signal.addEventListener('abort', stop, { once: true });
  const ending = await child.exited;
  signal.removeEventListener('abort', stop);
  if (ending !== 'ended with code 0')
    throw new StackError(`The ${name} build ${ending}: ${child.findComplaint()}`);
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').at(-1) ?? '';
}
