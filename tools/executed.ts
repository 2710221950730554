import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { root } from './run.ts';

export const executedSchema = z.object({
  title: z.string(),
  status: z.enum(['passed', 'failed', 'skipped']),
  /** The duration, if the runner reports it. */
  seconds: z.number().optional(),
  /** The first error with its stack, if the test failed and the runner reports it. */
  error: z.string().optional(),
});

export type Executed = z.infer<typeof executedSchema>;

const folder = `${root}test-results/`;

/** Writes the executed tests of one part of `npm test`, for the summary and for `npm run coverage:spec`. */
export function writeExecuted(part: string, executed: readonly Executed[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${part}.executed.json`, JSON.stringify(executed, null, 1));
}

/** Lists the executed tests of the last run of each part. */
export function readExecuted(): Executed[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.executed.json'));
  return files.flatMap((file) =>
    z.array(executedSchema).parse(JSON.parse(readFileSync(folder + file, 'utf8'))),
  );
}
