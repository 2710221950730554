import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listFiles } from '../frame/rules.ts';
import { root } from '../run.ts';
import { createTreeCopy } from '../tree-copy.test-support.ts';
import { editLists, type ListEdit } from './edit-lists.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server that stack/src/test-services.ts starts. */
    databaseUrl: string;
  }
}

/** The lines of the area `tip-jar` outside of its folders; CONTRIBUTING.md has the same steps. */
const edits: readonly ListEdit[] = [
  {
    file: 'foundry.toml',
    line: '  { paths = "contracts/src/tip-jar/TipJar.sol", via_ir = true },',
    before: ']\n\n[fmt]',
  },
  {
    file: 'packages/schema/src/areas.ts',
    line: "import { tipJarWire } from './tip-jar/tip-jar-wire.ts';",
    entry: 'tipJarWire',
  },
  {
    file: 'packages/db/src/test/areas.ts',
    line: "import { tipJarTestArea } from '../tip-jar/test-area.ts';",
    entry: 'tipJarTestArea',
  },
  {
    file: 'apps/indexer/src/areas.ts',
    line: "import { tipJarArea } from './tip-jar/tip-jar-area.ts';",
    entry: 'tipJarArea',
  },
  {
    file: 'apps/api/src/areas.ts',
    line: "import { tipJarArea } from './tip-jar/tip-jar-area.ts';",
    entry: 'tipJarArea',
  },
  {
    file: 'apps/web/src/app/areas.ts',
    line: "import { tipJar } from '../features/tip-jar/area.ts';",
    entry: 'tipJar',
  },
  { file: 'apps/web/src/shared/message/en.ts', line: "export * from './en/tip-jar/messages.ts';" },
  { file: 'apps/web/src/shared/message/de.ts', line: "export * from './de/tip-jar/messages.ts';" },
  {
    file: 'apps/web/src/shared/message/de/api.ts',
    line: "  TIP_JAR_NOT_HERE: 'In diesem Netzwerk gibt es keine Trinkgeldkasse.',",
    before: '  NOT_FOUND:',
  },
];
/** One in a layer: compiler, schema, database, indexer, API, web, its messages in each language, and its errors in German. */
const maxEdits = 9;
/** Far beyond what a busy machine takes. */
const limit = 900_000;
const template = `${import.meta.dirname}/template`;
const { folder: copy, remove } = createTreeCopy('new-area');

const begin = performance.now();

beforeAll(() => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'before');
  for (const file of globSync('**/*.txt', { cwd: template })) {
    const target = join(copy, file.replace(/\.txt$/, ''));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(template, file), target);
  }
  editLists(copy, edits);
  expectDone(run('tools/gen/main.ts'));
}, limit);
afterAll(() => {
  printTime('all of it', begin);
  remove();
}, limit);

function run(...parameters: string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd: copy,
    env: { ...process.env, DATABASE_URL: inject('databaseUrl') },
  });
  return { code: status, output: `${stdout.toString()}${stderr.toString()}` };
}

const runTests = (project: string, ...files: string[]) =>
  run('node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files);

function expectDone({ code, output }: ReturnType<typeof run>): void {
  expect(code, output).toBe(0);
}

describe('a new area', { timeout: limit }, () => {
  it('given its folders, then the frame is touched in list files alone, by one entry each', () => {
    const changes = listChanges();
    for (const { file, added } of changes) console.log(`${file}: ${added} lines with the import`);
    console.log(`${changes.length} edits in files of the frame, ${maxEdits} at most`);
    expect(changes.map(({ file }) => file)).toEqual(edits.map(({ file }) => file).toSorted());
    for (const { file, added, removed } of changes) {
      expect(listFiles).toContain(file);
      // The entry with its import; a list on one line is that line again.
      expect(added).toBeLessThanOrEqual(2);
      expect(removed).toBeLessThanOrEqual(1);
    }
    expect(changes.length).toBeLessThanOrEqual(maxEdits);
  });

  it('given its folders, then the check of the frame knows it, and names another file that does', () => {
    const kept = run('tools/frame.ts');
    expectDone(kept);
    const here = execFileSync(process.execPath, ['tools/frame.ts'], { cwd: root }).toString();
    expect(countAreas(kept.output)).toBe(countAreas(here) + 1);
    const planted = join(copy, 'apps/api/src/app.ts');
    const before = readFileSync(planted, 'utf8');
    writeFileSync(planted, `${before}export const tipJarHeader = 'x';\n`);
    const { code, output } = run('tools/frame.ts');
    writeFileSync(planted, before);
    expect(code).toBe(1);
    expect(output).toContain('names an area: tipJarHeader');
  });

  it('given its folders, then the tests of all areas find its guards, errors, plans and texts, and miss them without', () => {
    const everyArea = ['contracts/test', 'packages/schema/src/wire/envelope', 'apps/web/src/app/plans'];
    const texts = ['apps/web/src/shared/message', 'apps/web/src/app/late-language'];
    expectDone(runTests('unit', ...everyArea, ...texts));
    const guards = join(copy, 'contracts/test/tip-jar/guards.ts');
    const german = join(copy, 'apps/web/src/shared/message/de/tip-jar/messages.ts');
    const before = readFileSync(german);
    renameSync(guards, `${guards}.off`);
    writeFileSync(german, 'export {};\n');
    const { code, output } = runTests('unit', 'contracts/test/guard', 'apps/web/src/shared/message/german');
    renameSync(`${guards}.off`, guards);
    writeFileSync(german, before);
    expect(code).toBe(1);
    expect(output).toContain('TipJar');
    expect(output).toContain('.tipJar.title');
  });

  it('given its page, then the production build has it within its budget', () => {
    const { code, output } = run('tools/check.ts', 'web-production');
    expect(code, output).toBe(0);
    expect(output).toContain('ok     web-production');
  });

  it('given its layers, then it is deployed, indexed, undone, served, published, simulated and drawn', () => {
    const start = performance.now();
    expectDone(runTests('integration', 'tools/tip-jar'));
    printTime('its layers', start);
  });
});

/** The aim is 90 s for its layers on a quiet machine. */
function printTime(part: string, start: number): void {
  console.log(`the new area: ${part} took ${Math.round((performance.now() - start) / 1000)} s`);
}

function countAreas(output: string): number {
  return Number(/(\d+) areas/.exec(output)?.[1]);
}

/** The changed lines of the files that the copy had before; those of packages/abi are generated. */
function listChanges(): { file: string; added: number; removed: number }[] {
  const lines = git('diff', '--numstat', '--', '.', ':!packages/abi').split('\n').slice(0, -1);
  return lines.map((line) => {
    const [added, removed, file = ''] = line.split('\t');
    return { file, added: Number(added), removed: Number(removed) };
  });
}

function git(...parameters: string[]): string {
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@localhost'];
  return execFileSync('git', [...author, ...parameters], { cwd: copy }).toString();
}
