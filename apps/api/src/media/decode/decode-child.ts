import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { ZodType } from 'zod';
import { DecodeError } from './decode-error.ts';
import type { FileJob, PictureJob } from './decode-message.ts';
import { readMemory } from './read-memory.ts';

export type ChildLimits = {
  /** Time for one picture, the start of the child included. */
  readonly timeMs: number;
  /** Resident memory of the child in bytes, on Linux. */
  readonly memoryBytes: number;
  /** The program of the child, which a test replaces. */
  readonly program?: string;
};

type DecodeJob = PictureJob | FileJob;
type AnswerSchema<Result> = ZodType<{ result: Result } | { reason: string }>;

export type DecodeChild = {
  readonly isAlive: () => boolean;
  /**
   * Works on one picture or file; one at a time. The child is killed where it exceeds a limit, or answers something else
   * than the schema says. Throws a DecodeError.
   */
  readonly run: <Result>(job: DecodeJob, answer: AnswerSchema<Result>) => Promise<Result>;
  readonly end: () => void;
};

const memoryPollMs = 25;
const ownProgram = join(import.meta.dirname, 'decode-main.ts');

export function startDecodeChild(limits: ChildLimits): DecodeChild {
  const child = fork(limits.program ?? ownProgram, [], {
    serialization: 'advanced',
    // Nothing of ours: no settings, no keys, no flags such as --watch. One heap of the allocator, not one a thread.
    env: { MALLOC_ARENA_MAX: '1' },
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--max-old-space-size=128',
      '--max-semi-space-size=4',
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A child that cannot start is reported by its end as well.
  child.on('error', () => undefined);
  const isAlive = () =>
    child.connected && !child.killed && child.exitCode === null && child.signalCode === null;
  return {
    isAlive,
    run: (job, schema) => run(child, { job, schema }, limits),
    end: () => void child.kill('SIGKILL'),
  };
}

async function run<Result>(
  child: ChildProcess,
  { job, schema }: { job: DecodeJob; schema: AnswerSchema<Result> },
  { timeMs, memoryBytes }: ChildLimits,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const refuse = (reason: string) => reject(new DecodeError(reason));
  const kill = (reason: string) => {
    refuse(reason);
    child.kill('SIGKILL');
  };
  const receive = (message: unknown) => {
    const { data } = schema.safeParse(message);
    if (data === undefined) kill('the decoder gave something else than it should');
    else if ('reason' in data) refuse(data.reason);
    else resolve(data.result);
  };
  const exit = () => refuse('the decoder ended');
  const timer = setTimeout(kill, timeMs, `takes more than ${timeMs} ms`);
  const measure = async (): Promise<void> => {
    const used = await readMemory(child.pid ?? 0);
    if (used !== undefined && used > memoryBytes) kill(`takes more than ${memoryBytes} bytes of memory`);
  };
  const poll = setInterval(() => void measure(), memoryPollMs);
  child.once('message', receive).once('exit', exit);
  child.send(job, (error) => error && refuse('the decoder cannot be reached'));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    clearInterval(poll);
    child.off('message', receive).off('exit', exit);
  }
}
