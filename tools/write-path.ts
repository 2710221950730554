import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** Where the page asks a wallet, and the components whose click leads there. */
const wallet = 'shared/wallet/provider.ts';
export const clicks: Readonly<Record<string, string>> = {
  'a swap': 'features/exchange/swap/trade-actions.tsx',
  'a stake of a round': 'features/prediction/entry/set-position.tsx',
};

/** The files that each file imports. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** The files on all paths of imports from one file to another one, with both; empty where no path leads there. */
export function listPathFiles(imports: Imports, from: string, to: string): string[] {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports)
    for (const other of imported) importers.set(other, [...(importers.get(other) ?? []), file]);
  const leading = listReached(importers, to);
  return [...listReached(imports, from)].filter((file) => leading.has(file));
}

function listReached(links: Imports, start: string): Set<string> {
  const reached = new Set([start]);
  // A set is walked through what is added on the way.
  for (const file of reached) for (const next of links.get(file) ?? []) reached.add(next);
  return reached;
}

/** The imports of the page's sources: static ones, of types too, and late ones. */
export function readImports(folder: string): Imports {
  const exclude = ['**/*.test.*', '**/*.test-support.*'];
  const files = globSync('**/*.{ts,tsx}', { cwd: folder, exclude });
  return new Map(
    files.map((file) => {
      const found = readFileSync(join(folder, file), 'utf8').matchAll(/\b(?:from |import\()'(\.[^']+)'/g);
      return [file, [...found].map(([, path = '']) => join(file, '..', path))];
    }),
  );
}

if (import.meta.main) {
  const folder = join(root, 'apps/web/src');
  const imports = readImports(folder);
  for (const [name, from] of Object.entries(clicks)) {
    const files = listPathFiles(imports, from, wallet);
    const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'));
    console.log(`${name}: ${files.length} files, ${lines.length} lines from the click to the wallet`);
  }
}
