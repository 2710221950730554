import { execFile } from 'node:child_process';
import { statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../environment.ts';
import { buildPrograms } from './build-programs.ts';
import { programs, toBuiltProgram } from './built-program.ts';

/** Runs a script in an empty environment; returns what it printed as errors. */
const runScript = (script: string): Promise<string> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(root, script)], { env: {} }, (_error, _out, errors) => resolve(errors));
  });

it('[OPS-01] given the sources, when programs are built, then each starts from its one file and names the settings that it lacks', async () => {
  expect(await runScript('stack/src/programs/main.ts')).toBe('');
  for (const source of Object.values(programs))
    expect(await runScript(toBuiltProgram(source)), source).toMatch(
      /^(api|indexer|keeper|media): .*_(URL|PORT)/,
    );
});

it('[OPS-01] given built programs, then none is built again, unless what it was made of changed', async () => {
  await buildPrograms();
  expect(await buildPrograms()).toBe(0);
  writeFileSync(join(root, `${toBuiltProgram(programs.media)}.inputs`), 'of other sources\npackage.json');
  expect(await buildPrograms()).toBe(1);
  expect(await buildPrograms()).toBe(0);
});

it('[OPS-01] given a source that changes while its program is built, then the program is built again', async () => {
  const source = join(root, programs.media);
  const { atime, mtime } = statSync(source);
  writeFileSync(join(root, `${toBuiltProgram(programs.media)}.inputs`), 'of other sources\npackage.json');
  try {
    const soon = new Date(Date.now() + 600_000);
    utimesSync(source, soon, soon);
    expect([await buildPrograms(), await buildPrograms()]).toEqual([1, 1]);
  } finally {
    utimesSync(source, atime, mtime);
  }
  expect([await buildPrograms(), await buildPrograms()]).toEqual([1, 0]);
});
