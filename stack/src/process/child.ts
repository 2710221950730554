import { spawn } from 'node:child_process';
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StackError } from '../stack-error.ts';
import { guardProcess } from './guard.ts';
import { endProcess } from './running.ts';

export interface ChildOptions {
  readonly command: string;
  readonly parameters: readonly string[];
  readonly logFile: string;
  readonly cwd?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** How long it may take to stop by itself. */
  readonly stopTimeoutMs?: number;
}

export interface Child {
  readonly pid: number;
  /** How it ended, in words: 'was killed (SIGKILL)', 'ended with code 1'. Never rejects. */
  readonly exited: Promise<string>;
  /** Asks it to end, waits, and forces it in the end. */
  readonly stop: () => Promise<void>;
  /** The last thing it complained about in its log, for the one line that the person sees. */
  readonly findComplaint: () => string;
}

/** Starts a program in a process group of its own, so that a Ctrl-C reaches us alone and we stop it in order. */
export function startChild(options: ChildOptions): Child {
  mkdirSync(dirname(options.logFile), { recursive: true });
  const log = openSync(options.logFile, 'a');
  const logStart = fstatSync(log).size;
  const child = spawn(options.command, [...options.parameters], {
    cwd: options.cwd,
    env: { ...process.env, ...options.environment },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const { pid } = child;
  if (pid === undefined) {
    child.on('error', () => undefined);
    throw new StackError(`${options.command} does not run: is it installed?`);
  }
  const release = guardProcess(pid);
  const exited = new Promise<string>((resolve) => {
    child.on('exit', (code, signal) => {
      release();
      resolve(signal === null ? `ended with code ${code ?? 'unknown'}` : `was killed (${signal})`);
    });
  });
  const stop = () =>
    endProcess(pid, [
      ['SIGTERM', options.stopTimeoutMs ?? 10_000],
      ['SIGKILL', 2_000],
    ]);
  return { pid, exited, stop, findComplaint: () => findLastComplaint(options.logFile, logStart) };
}

function findLastComplaint(logFile: string, logStart: number): string {
  const lines = readFileSync(logFile)
    .subarray(logStart)
    .toString()
    .split('\n')
    .filter((line) => line.trim() !== '');
  const line = lines.findLast((text) => /error|fatal|panic|"level":[56]0/i.test(text)) ?? lines.at(-1);
  return `${(line ?? 'nothing').slice(0, 300)} (log: ${logFile})`;
}
