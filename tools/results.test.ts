import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parsePlaywright } from './results.ts';

it('[OPS-01] given a browser test that ran out of time, then its failure names the step that waited', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  const file = join(folder, 'e2e.json');
  const errors = [{ message: 'Test timeout of 90000ms exceeded.' }, { message: 'waiting for the button' }];
  const result = { duration: 90_000, error: errors[0], errors };
  const spec = { title: 'a swap', ok: false, tests: [{ status: 'unexpected', results: [result] }] };
  writeFileSync(file, JSON.stringify({ suites: [{ title: 'swap.test.ts', specs: [spec] }], errors: [] }));
  expect(parsePlaywright(file)).toEqual([
    {
      title: 'swap.test.ts a swap',
      status: 'failed',
      seconds: 90,
      error: 'Test timeout of 90000ms exceeded.\nwaiting for the button',
    },
  ]);
  rmSync(folder, { recursive: true });
});
