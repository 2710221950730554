import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { listProgramParameters, type programs } from '@tradewind/stack/programs/built-program';

const root = join(import.meta.dirname, '../..');

/** Runs a file of the repository in a separate process with piped input and output. */
export function startNode(
  file: string,
  environment: Record<string, string> = {},
  parameters: readonly string[] = [],
): ChildProcess {
  return spawnNode([file, ...parameters], environment);
}

/** Runs a program as `npm start` does: the build of one file that `main.ts` made. */
export function startProgram(name: keyof typeof programs, environment: Record<string, string>): ChildProcess {
  return spawnNode(listProgramParameters(name), environment);
}

function spawnNode(parameters: readonly string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, parameters, { cwd: root, env, stdio: ['pipe', 'pipe', 'inherit'] });
}

/** Waits for the line that matches the pattern. Later output is read and discarded, as a log collector does. */
export async function findInOutput({ stdout }: ChildProcess, pattern: RegExp): Promise<string> {
  if (stdout === null) throw new Error('The output is not piped.');
  const lines = createInterface(stdout);
  for await (const line of lines) {
    const found = pattern.exec(line)?.[1];
    if (found === undefined) continue;
    lines.close();
    stdout.resume();
    return found;
  }
  throw new Error('The process ended before it said so.');
}

/** Sends SIGTERM to a process and waits until it ends. */
export async function stopNode(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}
