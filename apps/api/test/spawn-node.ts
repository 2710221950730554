import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { listProgramParameters } from '@tradewind/stack/programs/built-program';

const source = join(import.meta.dirname, '../src');

/**
 * A program of the API as a separate process; `closed` is its exit code and signal once all its output is
 * read.
 */
export function spawnNode(program: 'api' | 'media' | 'migrate.ts', environment: Record<string, string>) {
  const parameters = program === 'migrate.ts' ? [join(source, program)] : listProgramParameters(program);
  const child = spawn(process.execPath, parameters, {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const complaints: string[] = [];
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line));
  createInterface(child.stderr).on('line', (line) => complaints.push(line));
  return { child, output, lines, complaints, closed: once(child, 'close') };
}

/** The API's address, once it is logged. */
export async function findOrigin({ output, complaints }: ReturnType<typeof spawnNode>): Promise<string> {
  for await (const line of output) {
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (origin !== undefined) return origin;
  }
  throw new Error(`the API ended before it listened: ${complaints.join()}`);
}
