import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { parseVitest } from './results.ts';
import { root } from './run.ts';

const folder = createFolder();
afterAll(() => rmSync(folder, { recursive: true }));

/** Creates a folder inside the repository, so that the planted tests find vitest. */
function createFolder(): string {
  mkdirSync(`${root}test-results`, { recursive: true });
  return mkdtempSync(`${root}test-results/reporter-`);
}

const config = `
import { createVitestReporter } from ${JSON.stringify(`${import.meta.dirname}/vitest-reporter.ts`)};
export default { test: { reporters: [createVitestReporter(process.env.PLANTED_REPORT)] } };`;

/** Runs vitest on one planted file. */
async function runPlanted(name: string, tests: string) {
  const place = join(folder, name);
  mkdirSync(place);
  writeFileSync(join(place, 'vitest.config.mjs'), config);
  writeFileSync(
    join(place, 'planted.test.mjs'),
    `import { beforeAll, describe, expect, it } from 'vitest';\n${tests}`,
  );
  const file = join(place, 'report.json');
  const vitest = `${root}node_modules/vitest/vitest.mjs`;
  const environment = { PATH: process.env['PATH'], PLANTED_REPORT: file };
  await promisify(execFile)(process.execPath, [vitest, 'run', '--root', place], { env: environment }).catch(
    () => undefined,
  );
  return parseVitest(file);
}

it('given a rejection that no test handles, then it is a failure of the run with its stack, though all tests passed', async () => {
  const executed = await runPlanted(
    'unheard',
    "it('passes', () => void Promise.reject(new Error('unheard')));",
  );
  expect(executed).toEqual([
    { title: 'planted.test.mjs > passes', status: 'passed', seconds: expect.any(Number) },
    {
      title: expect.stringMatching(/^Unhandled Rejection while it ran: .*planted\.test\.mjs/),
      status: 'failed',
      error: expect.stringMatching(/Error: unheard[^]*planted\.test\.mjs:2/),
    },
  ]);
});

it('given a test, a hook and a file that fail, then each is a failure with its first error', async () => {
  const executed = await runPlanted(
    'failing',
    `it('fails', () => expect(1).toBe(2));
     it.skip('waits', () => undefined);
     describe('a suite', () => { beforeAll(() => { throw new Error('no ground') }); it('stands', () => undefined) });`,
  );
  const find = (title: string) => executed.find((test) => test.title === `planted.test.mjs > ${title}`);
  expect(find('fails')).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('expected 1 to be 2'),
  });
  expect(find('waits')?.status).toBe('skipped');
  expect(find('a suite')).toMatchObject({ status: 'failed', error: expect.stringContaining('no ground') });
  const [broken] = await runPlanted('broken', "throw new Error('no file')");
  expect(broken).toMatchObject({
    title: 'planted.test.mjs',
    status: 'failed',
    error: expect.stringContaining('no file'),
  });
});
