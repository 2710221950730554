import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.ts';
import { listPathFiles, readImports, wallet } from './write-path.ts';

const imports = new Map([
  ['button', ['plan', 'card']],
  ['plan', ['wallet', 'button', 'text']],
  ['card', ['text']],
  ['page', ['button', 'wallet']],
]);

it('given imports with branches and a cycle, then the files on the paths are those between both ends', () => {
  expect(listPathFiles(imports, 'button', 'wallet')).toEqual(['button', 'plan', 'wallet']);
  expect(listPathFiles(imports, 'card', 'wallet')).toEqual([]);
});

it('given a folder, then its imports are static ones, of types too, and late ones; tests have none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tradewind-write-path-'));
  writeFileSync(
    join(folder, 'a.tsx'),
    "import type { B } from './b.ts';\nconst load = () => import('./c.ts');\n",
  );
  writeFileSync(join(folder, 'b.ts'), "export * from './c.ts';\nimport { useState } from 'react';\n");
  writeFileSync(join(folder, 'b.test.ts'), "import './a.tsx';\n");
  const found = readImports(folder);
  rmSync(folder, { recursive: true });
  expect(Object.fromEntries(found)).toEqual({ 'a.tsx': ['b.ts', 'c.ts'], 'b.ts': ['c.ts'] });
});

it('given the sources of the page, then components lead to the wallet', () => {
  const files = listPathFiles(
    readImports(join(root, 'apps/web/src')),
    'shared/payment/write-dialog.tsx',
    wallet,
  );
  expect(files).toContain('shared/wallet/to-transaction-wallet.ts');
});
