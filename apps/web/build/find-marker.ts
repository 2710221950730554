import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

/** A marker in the development wallet's code, by which a build check finds it. */
const developmentWalletMarker = 'TRADEWIND_DEVELOPMENT_WALLET';

/** Files of a build that contain the marker. */
export async function listFilesWithMarker(folder: string): Promise<string[]> {
  const files = await listFiles(folder);
  const isMarked = await Promise.all(
    files.map(async (path) => (await readFile(join(folder, path))).includes(developmentWalletMarker)),
  );
  return files.filter((_, index) => isMarked[index]);
}
