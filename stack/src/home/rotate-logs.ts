import { mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const largestBytes = 10_000_000;

/** Makes the log folder and sets logs that grew large aside, one generation kept. */
export function rotateLogs(home: string): void {
  const folder = join(home, 'log');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (name.endsWith('.log') && statSync(file).size > largestBytes) {
      renameSync(file, `${file}.1`);
    }
  }
}
