import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { DecodeError } from './decode-error.ts';
import { createDecodeResultSchema, type DecodeJob } from './decode-message.ts';
import { readMemory } from './read-memory.ts';

export type ChildLimits = {
  /** Time for one picture, the start of the child included. */
  readonly timeMs: number;
  /** Resident memory of the child in bytes, on Linux. */
  readonly memoryBytes: number;
  /** The program of the child, which a test replaces. */
  readonly program?: string;
};

export type DecodeChild = {
  readonly isAlive: () => boolean;
  /** Decodes one picture; one at a time. The child is killed where it exceeds a limit. Throws a DecodeError. */
  readonly decode: (job: DecodeJob) => Promise<Uint8Array[]>;
  readonly end: () => void;
};

const memoryPollMs = 25;
const ownProgram = join(import.meta.dirname, 'decode-main.ts');

export function startDecodeChild(limits: ChildLimits): DecodeChild {
  const child = fork(limits.program ?? ownProgram, [], {
    serialization: 'advanced',
    // Nothing of ours: no settings, no keys, no flags such as --watch.
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=128'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A child that cannot start is reported by its end as well.
  child.on('error', () => undefined);
  const isAlive = () =>
    child.connected && !child.killed && child.exitCode === null && child.signalCode === null;
  return {
    isAlive,
    decode: (job) => decode(child, job, limits),
    end: () => void child.kill('SIGKILL'),
  };
}

async function decode(
  child: ChildProcess,
  job: DecodeJob,
  { timeMs, memoryBytes }: ChildLimits,
): Promise<Uint8Array[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array[]>();
  const refuse = (reason: string) => reject(new DecodeError(reason));
  const kill = (reason: string) => {
    refuse(reason);
    child.kill('SIGKILL');
  };
  const resultSchema = createDecodeResultSchema(job);
  const receive = (message: unknown) => {
    const { data } = resultSchema.safeParse(message);
    if (data === undefined) kill('the decoder gave no pictures of these sizes');
    else if ('reason' in data) refuse(data.reason);
    else resolve(data.pictures);
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
