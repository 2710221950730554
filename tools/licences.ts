import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './run.ts';

/** Shipped packages (the workspaces' `dependencies`, transitively) have permissive licences. */
const permissive =
  /^(MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD|Unlicense|CC0-1\.0|BlueOak-1\.0\.0|Python-2\.0|PostgreSQL|OFL-1\.1|Zlib)$/;
/** Workspaces that do not ship. The peers' GPL artifacts are development dependencies of tests and benches. */
const unshipped = ['bench', 'contracts', 'e2e', 'tools'];

/**
 * The exceptions, by name: sharp's image library is LGPL. It is a shared library that is loaded as it comes, in the
 * decoding children of the media process alone; NOTICE names it (decision 158).
 */
const excepted = /(^|\/)node_modules\/@img\/(sharp-libvips-[\w-]+|sharp-win32-\w+|sharp-wasm32)$/;
const exceptedLicence = /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/;

const manifestSchema = z.looseObject({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.union([z.string(), z.looseObject({ type: z.string() })]).optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});

const lockSchema = z.object({ packages: z.record(z.string(), manifestSchema) });
const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

/** The lock file's keys: an empty path for the root, folders for workspaces, else paths below `node_modules`. */
const shipping = Object.keys(packages).filter(
  (folder) => folder !== '' && !folder.includes('node_modules/') && !unshipped.includes(folder),
);

/** Finds the installed folder that Node resolves `name` to from `from`. */
function findInstalled(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[candidate] !== undefined) return candidate;
    if (folder === '') return undefined;
    if (!folder.includes('/node_modules/')) folder = '';
  }
}

/** A choice ("MIT OR GPL") needs one permissive side; a conjunction ("MIT AND ISC") needs both. */
function isPermissive(licence: string): boolean {
  const bare = licence.replaceAll(/[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => isPermissive(part));
  return bare.split(' AND ').every((part) => permissive.test(part.trim()));
}

function readLicence(folder: string): string {
  const file = join(root, folder, 'package.json');
  const manifest = existsSync(file)
    ? manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : packages[folder];
  const licence = manifest?.license;
  return typeof licence === 'string' ? licence : (licence?.type ?? 'unknown');
}

const visited = new Set<string>();
const refused: string[] = [];
const missing: string[] = [];

function walk(folder: string): void {
  if (visited.has(folder)) return;
  visited.add(folder);
  const entry = packages[folder];
  if (folder.includes('node_modules/')) {
    const licence = readLicence(folder);
    const isExcepted = excepted.test(folder) && exceptedLicence.test(licence);
    if (!isPermissive(licence) && !isExcepted) refused.push(`${folder}: ${licence}`);
  }
  const names = Object.keys({ ...entry?.dependencies, ...entry?.optionalDependencies });
  for (const name of names.filter((dependency) => !dependency.startsWith('@tradewind/'))) {
    const found = findInstalled(name, folder);
    if (found !== undefined) walk(found);
    else if (entry?.optionalDependencies?.[name] === undefined) missing.push(`${folder}: ${name}`);
  }
}

for (const workspace of shipping) walk(workspace);
for (const line of refused) console.log(`not a permissive licence: ${line}`);
for (const line of missing) console.log(`not in the lock file: ${line}`);
console.log(`${visited.size} shipped packages looked at, ${refused.length + missing.length} refused`);
process.exit(refused.length + missing.length === 0 ? 0 : 1);
