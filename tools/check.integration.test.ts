import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './run.ts';

/** The checks are checked: each fault is planted in a copy of the repository and must be named by the check. */
const copy = mkdtempSync(join(tmpdir(), 'tradewind-check-'));

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .trim()
    .split('\n');
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true, recursive: false, errorOnExist: false });
  }
  linkModules();
  execFileSync('git', ['init', '-q'], { cwd: copy });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Every dependency by link; the workspaces' own names lead into the copy, not back to the original. */
function linkModules(): void {
  mkdirSync(join(copy, 'node_modules/@tradewind'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@tradewind')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
  for (const folder of [...packages, 'stack', 'contracts']) {
    symlinkSync(join(copy, folder), join(copy, 'node_modules/@tradewind', basename(folder)));
  }
  for (const cache of ['contracts/out', 'contracts/cache']) {
    cpSync(join(root, cache), join(copy, cache), { recursive: true, preserveTimestamps: true });
  }
}

function check(name: string): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/check.ts', name], { cwd: copy });
  return { code: status, output: `${stdout.toString()}${stderr.toString()}` };
}

/** Writes a file into the copy and takes it out again when the check has run. */
function checkWith(file: string, text: string, name: string): { code: number | null; output: string } {
  const path = join(copy, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  const result = check(name);
  rmSync(path);
  return result;
}

describe('npm run check', { timeout: 120_000 }, () => {
  it('passes the arrows and the unused code of the repository as it is', () => {
    expect(check('arrows')).toMatchObject({ code: 0 });
    expect(check('unused')).toMatchObject({ code: 0 });
  });

  it('names a contract that is not formatted', () => {
    const { code, output } = checkWith(
      'contracts/src/Planted.sol',
      'contract   Planted { }\n',
      'solidity-format',
    );
    expect(code).toBe(1);
    expect(output).toContain('contracts/src/Planted.sol');
  });

  it('names a forbidden import, also one of a type alone', () => {
    const plant =
      "import type { Pool } from '@tradewind/rules/exchange/pair';\nexport type Planted = Pool;\n";
    const { code, output } = checkWith('packages/db/src/planted.ts', plant, 'arrows');
    expect(code).toBe(1);
    expect(output).toContain(
      'arrow: packages/db: packages/db/src/planted.ts -> packages/rules/src/exchange/pair.ts',
    );
  });

  it('names an area that imports another area', () => {
    const plant = "import { planted } from '../home/planted-target.ts';\nexport const other = planted;\n";
    writeFileSync(join(copy, 'apps/web/src/features/home/planted-target.ts'), 'export const planted = 1;\n');
    const { code, output } = checkWith('apps/web/src/features/exchange/planted.ts', plant, 'arrows');
    rmSync(join(copy, 'apps/web/src/features/home/planted-target.ts'));
    expect(code).toBe(1);
    expect(output).toContain('areas apart: apps/web/src/features');
  });

  it('names an import cycle', () => {
    writeFileSync(join(copy, 'packages/rules/src/planted-b.ts'), "export { a } from './planted-a.ts';\n");
    const plant = "export { a as b } from './planted-b.ts';\nexport const a = 1;\n";
    const { code, output } = checkWith('packages/rules/src/planted-a.ts', plant, 'arrows');
    rmSync(join(copy, 'packages/rules/src/planted-b.ts'));
    expect(code).toBe(1);
    expect(output).toContain('no cycles');
  });

  it('names an unused export', () => {
    const { code, output } = checkWith('apps/api/src/planted.ts', 'export const planted = 1;\n', 'unused');
    expect(code).toBe(1);
    expect(output).toContain('apps/api/src/planted.ts');
  });

  it('names a document that points to a path which is not there', () => {
    const { code, output } = checkWith('docs/planted.md', 'See `packages/nowhere/src`.\n', 'docs');
    expect(code).toBe(1);
    expect(output).toContain('docs/planted.md: packages/nowhere/src');
  });

  it('names a stale ABI', () => {
    appendFileSync(join(copy, 'packages/abi/src/exchange/router.abi.ts'), '\n// edited by hand\n');
    const { code, output } = check('generated');
    expect(code).toBe(1);
    expect(output).toContain('router.abi.ts');
  });
});
