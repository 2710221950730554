import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

/** Runs the command and returns its output. The reason of a failure is at the end of the command's messages. */
async function runBench(...parameters: string[]): Promise<string> {
  const file = join(import.meta.dirname, 'main.ts');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [file, ...parameters], (error, stdout, stderr) =>
      error === null
        ? resolve(stdout)
        : reject(new Error(stderr.trimEnd().split('\n').slice(-12).join('\n'))),
    );
  });
}

const figure = z.number().positive();
const rowSchema = z.strictObject({
  name: z.string().min(1),
  unit: z.string().min(1),
  // A slope over two sizes can be negative.
  ours: z.number(),
  peer: figure.nullable(),
  peerName: z.string().min(1).nullable(),
  ratio: figure.nullable(),
  better: z.enum(['lower', 'higher']),
  aim: figure.nullable(),
  ok: z.boolean().nullable(),
});
const recordSchema = z.strictObject({ bench: z.string(), rows: z.array(rowSchema).min(4) });

const names = [...(await runBench()).matchAll(/^ {2}(\w+)/gm)].map(([, name = '']) => name);

it('the list names every bench', () => {
  expect(names).toEqual([
    'gas',
    'http',
    'hub',
    'indexer',
    'launchpad',
    'market',
    'media',
    'reserves',
    'routing',
    'scale',
    'stakes',
    'web',
  ]);
});

it.each(names)('%s completes on its small load and prints figures', { timeout: 600_000 }, async (name) => {
  const { bench, rows } = recordSchema.parse(JSON.parse(await runBench(name, '--json', '--small')));
  expect(bench).toBe(name);
  const cases = rows.map((row) => `${row.name}, beside ${row.peerName}`);
  expect(new Set(cases).size).toBe(cases.length);
  for (const row of rows) {
    expect(row.peer === null, row.name).toBe(row.peerName === null);
    expect(row.ratio === null, row.name).toBe(row.peer === null);
    expect(row.ok === null, row.name).toBe(row.aim === null);
  }
});
