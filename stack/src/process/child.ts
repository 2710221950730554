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
  /** The time limit of an orderly stop. */
  readonly stopTimeoutMs?: number;
}

export interface Child {
  readonly pid: number;
  /** A description of its end: 'was killed (SIGKILL)', 'ended with code 1'. Never rejects. */
  readonly exited: Promise<string>;
  /** Requests an end, waits, and forces it after the limit. */
  readonly stop: () => Promise<void>;
  /** Returns the last error in its log, for the one-line message. */
  readonly findComplaint: () => string;
}

/** Starts a program in its own process group. So Ctrl-C reaches only the stack, which stops its children in order. */
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
