import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** The page's requests to a wallet. */
export const wallet = 'shared/wallet/provider.ts';

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
  // The loop reaches the files that it adds.
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

/** `node tools/write-path.ts <component>…` counts the files between the click on a component and the wallet. */
if (import.meta.main) {
  const folder = join(root, 'apps/web/src');
  const imports = readImports(folder);
  for (const click of process.argv.slice(2)) {
    const files = listPathFiles(imports, click, wallet);
    if (files.length === 0) process.exitCode = 1;
    const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'));
    console.log(`${click}: ${files.length} files, ${lines.length} lines to the wallet`);
  }
}
