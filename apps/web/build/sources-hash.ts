import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

const sourceFolders = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/build',
  'packages/abi/src',
  'packages/rules/src',
  'packages/schema/src',
];
const sourceFiles = [
  'package-lock.json',
  'apps/web/index.html',
  'apps/web/theme-boot.js',
  'apps/web/language-boot.js',
  'apps/web/browser-check.js',
  'apps/web/build.ts',
  'apps/web/vite.config.ts',
  'apps/web/package.json',
];

async function listSources(root: string): Promise<string[]> {
  const folders = sourceFolders.filter((folder) => existsSync(join(root, folder)));
  const listed = await Promise.all(
    folders.map(async (folder) => (await listFiles(join(root, folder))).map((path) => `${folder}/${path}`)),
  );
  return [...sourceFiles, ...listed.flat()].filter((path) => !/\.test\.tsx?$/.test(path));
}

/** One hash over all sources of the bundle; the build is skipped while it is unchanged. */
export async function hashSources(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of await listSources(root)) {
    hash.update(`${path}\0`);
    hash.update(await readFile(join(root, path)));
  }
  return hash.digest('hex');
}
