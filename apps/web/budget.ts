import { join } from 'node:path';
import { listFilesWithMarker } from './build/find-marker.ts';
import { formatBudgets, isBroken, measureBudgets } from './build/measure-budgets.ts';

/** Checks the production build: sizes within their budgets, the development wallet not inside. */
const folder = join(import.meta.dirname, 'dist/production');
const measures = await measureBudgets(folder);
process.stdout.write(formatBudgets(measures));

const marked = await listFilesWithMarker(folder);
if (marked.length > 0) {
  process.stderr.write(`The production build holds the development wallet: ${marked.join(', ')}\n`);
}
process.exitCode = marked.length > 0 || measures.some(isBroken) ? 1 : 0;
