import { mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const largestBytes = 10_000_000;

/** Creates the log folder and rotates large logs; it keeps one generation. */
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
