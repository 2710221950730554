import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './run.ts';

export type Executed = { title: string; status: 'passed' | 'failed' | 'skipped' };

const folder = `${root}test-results/`;

/** Keeps what one part of `npm test` executed, for the summary and for `npm run coverage:spec`. */
export function writeReport(part: string, executed: readonly Executed[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${part}.executed.json`, JSON.stringify(executed, null, 1));
}

/** Lists what the parts executed in their last runs. */
export function readReports(): Executed[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.executed.json'));
  return files.flatMap((file): Executed[] => JSON.parse(readFileSync(folder + file, 'utf8')));
}
