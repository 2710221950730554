import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildTakeBackFile } from './build/take-back-file.ts';

/** Writes the static file of `/take-back`, and prints its hash: the same sources make the same file. */
const folder = join(import.meta.dirname, '../../deploy/take-back/dist');
const content = await buildTakeBackFile();
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'take-back.html'), content);
const hash = createHash('sha256').update(content).digest('hex');
process.stdout.write(`${hash}  deploy/take-back/dist/take-back.html\n`);
