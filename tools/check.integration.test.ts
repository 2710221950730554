import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTreeCopy } from './tree-copy.test-support.ts';

/** Tests the checks: each fault is planted in a copy of the repository, and the check must report it. */
const { folder: copy, remove } = createTreeCopy('check');

afterAll(remove);

function check(name: string): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/check.ts', name], { cwd: copy });
  return { code: status, output: `${stdout.toString()}${stderr.toString()}` };
}

/** Writes a file into the copy, runs the check and removes the file. */
function checkWith(file: string, text: string, name: string): { code: number | null; output: string } {
  return checkWithAll({ [file]: text }, name);
}

function checkWithAll(
  files: Readonly<Record<string, string>>,
  name: string,
): { code: number | null; output: string } {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
  const result = check(name);
  for (const file of Object.keys(files)) rmSync(join(copy, file));
  return result;
}

describe('npm run check', { timeout: 120_000 }, () => {
  it('names a contract that is not formatted', () => {
    const { code, output } = checkWith(
      'contracts/src/Planted.sol',
      'contract   Planted { }\n',
      'solidity-format',
    );
    expect(code).toBe(1);
    expect(output).toContain('contracts/src/Planted.sol');
  });

  // One run reads the whole repository, so the four faults are planted together.
  describe('of planted arrows', () => {
    const plants = {
      'packages/db/src/planted.ts':
        "import type { Pool } from '@tradewind/rules/exchange/pair';\nexport type Planted = Pool;\n",
      'apps/web/src/features/home/planted-target.ts': 'export const planted = 1;\n',
      'apps/web/src/features/exchange/planted.ts':
        "import { planted } from '../home/planted-target.ts';\nexport const other = planted;\n",
      'packages/db/src/planted-support.ts': "export { alice } from '../test-support/known.ts';\n",
      'packages/rules/src/planted-a.ts': "export { a as b } from './planted-b.ts';\nexport const a = 1;\n",
      'packages/rules/src/planted-b.ts': "export { a } from './planted-a.ts';\n",
    };
    let arrows: ReturnType<typeof check>;
    beforeAll(() => {
      arrows = checkWithAll(plants, 'arrows');
    }, 120_000);

    it.each([
      [
        'a forbidden import, also a type-only import',
        'arrow: packages/db: packages/db/src/planted.ts -> packages/rules/src/exchange/pair.ts',
      ],
      ['an area that imports another area', 'areas apart: apps/web/src/features'],
      ['product code that imports the support of tests', 'product code does not import the support of tests'],
      ['an import cycle', 'no cycles'],
    ])('names %s', (_fault, text) => {
      expect(arrows.code).toBe(1);
      expect(arrows.output).toContain(text);
    });
  });

  it('names a file of the frame that names an area, in its text or its path', () => {
    expect(check('frame')).toMatchObject({ code: 0 });
    const planted = checkWith(
      'apps/web/src/shared/planted.ts',
      'export const predictionPage = 1;\n',
      'frame',
    );
    expect(planted.code).toBe(1);
    expect(planted.output).toContain('apps/web/src/shared/planted.ts:1 names an area: predictionPage');
    const path = 'apps/api/src/http/exchange-answers.ts';
    expect(checkWith(path, 'export {};\n', 'frame').output).toContain(`${path}:1 names an area`);
  });

  it('names a listed file that names no area any more', () => {
    const list = join(copy, 'tools/frame/still-named.ts');
    const before = readFileSync(list, 'utf8');
    writeFileSync(list, before.replace('= {', "= { planted: ['apps/web/src/app/main.tsx'],"));
    const { code, output } = check('frame');
    writeFileSync(list, before);
    expect(code).toBe(1);
    expect(output).toContain('apps/web/src/app/main.tsx names no area any more');
  });

  it('names an unused export', () => {
    const { code, output } = checkWith('apps/api/src/planted.ts', 'export const planted = 1;\n', 'unused');
    expect(code).toBe(1);
    expect(output).toContain('apps/api/src/planted.ts');
  });

  it('names a document with a path that does not exist', () => {
    const { code, output } = checkWith('docs/planted.md', 'See `packages/nowhere/src`.\n', 'docs');
    expect(code).toBe(1);
    expect(output).toContain('docs/planted.md: packages/nowhere/src');
  });

  it('names a banned phrase and a long line of a document', () => {
    const plant = `The page is told of a block.\n${'word '.repeat(40)}\n`;
    const { code, output } = checkWith('docs/planted.md', plant, 'words');
    expect(code).toBe(1);
    expect(output).toContain('docs/planted.md:1: "told"');
    expect(output).toContain('docs/planted.md:2: 200 characters');
  });

  it('given a declared name with a word of another area, then it is named', () => {
    const plant = 'export const findOutcome = () => 1;\n';
    const { code, output } = checkWith('apps/keeper/src/planted.ts', plant, 'words');
    expect(code).toBe(1);
    expect(output).toContain('apps/keeper/src/planted.ts:1: "findOutcome"');
  });

  it('names every use of a banned API', () => {
    const plants = {
      'packages/db/src/planted.ts': [
        "export { default } from 'postgres';",
        'export const one = ({ orm }: Database) => orm.transaction(work);',
        'export const other = ({ sql }: Database) => sql.begin(work);',
      ],
      'packages/process/src/planted.ts': ["export { Counter } from 'prom-client';"],
      'stack/src/planted.ts': [
        "export { Counter } from 'prom-client';",
        "export { Pool } from 'pg';",
        'export const one = ({ orm }: Database) => orm.transaction(work);',
      ],
      'apps/keeper/src/planted.ts': [
        "export { Counter } from 'prom-client';",
        "export { Pool } from 'pg';",
        'export const one = ({ orm }: Database) => orm.transaction(work);',
        "export { webSocket } from 'viem';",
        "export { waitForTransactionReceipt } from 'viem/actions';",
        'export const wait = (client: Client) => client.waitForTransactionReceipt();',
        'export const list = ({ orm }: Database) => orm.query.pool.findMany();',
      ],
      'apps/web/src/planted.ts': [
        "export { webSocket } from 'viem';",
        "export { waitForTransactionReceipt } from 'viem/actions';",
        "export { waitForTransactionReceipt as wait } from 'wagmi/actions';",
        "export { useWaitForTransactionReceipt } from 'wagmi';",
      ],
    };
    for (const [file, lines] of Object.entries(plants)) writeFileSync(join(copy, file), lines.join('\n'));
    const { stdout } = spawnSync(
      'node_modules/.bin/oxlint',
      ['--quiet', '--format=unix', ...Object.keys(plants)],
      { cwd: copy },
    );
    for (const file of Object.keys(plants)) rmSync(join(copy, file));
    const named = [...stdout.toString().matchAll(/^(\S+):(\d+):\d+: .*no-restricted-/gm)];
    expect(named.map(([, file, line]) => `${file}:${line}`).toSorted()).toEqual(
      Object.entries(plants)
        .flatMap(([file, lines]) => lines.map((_, index) => `${file}:${index + 1}`))
        .toSorted(),
    );
  });

  it.each(['apps/keeper', 'packages/process', 'apps/planted'])(
    'names a licence that is refused, of a dependency of %s',
    (workspace) => {
      const file = join(copy, 'package-lock.json');
      const lock = readFileSync(file, 'utf8');
      const { packages, ...rest } = JSON.parse(lock);
      const dependencies = { ...packages[workspace]?.dependencies, planted: '1.0.0' };
      packages[workspace] = { ...packages[workspace], dependencies };
      packages['node_modules/planted'] = { version: '1.0.0', license: 'GPL-3.0-only' };
      writeFileSync(file, JSON.stringify({ ...rest, packages }));
      const { code, output } = check('licences');
      writeFileSync(file, lock);
      expect(code).toBe(1);
      expect(output).toContain('not a permissive licence: node_modules/planted: GPL-3.0-only');
    },
  );

  it('names an outdated ABI', () => {
    appendFileSync(join(copy, 'packages/abi/src/exchange/router.abi.ts'), '\n// edited by hand\n');
    const { code, output } = check('generated');
    expect(code).toBe(1);
    expect(output).toContain('router.abi.ts');
  });
});
