import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSite } from '../server/test/write-site.ts';
import { listFilesWithMarker } from './find-marker.ts';
import { formatBudgets, measureBudgets } from './measure-budgets.ts';
import { hashSources } from './sources-hash.ts';

let root: string;

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tradewind-build-'));
  const files = [
    'index.html',
    'theme-boot.js',
    'build.ts',
    'vite.config.ts',
    'package.json',
    'src/app/main.tsx',
  ];
  for (const path of files) await write(`apps/web/${path}`, path);
  await write('package-lock.json', '{}');
});
afterAll(() => rm(root, { recursive: true }));

describe('hash of the sources', () => {
  it('changes with what is built and with its name, not with tests or other parts', async () => {
    const before = await hashSources(root);
    await write('apps/web/src/app/main.test.tsx', 'test');
    await write('apps/web/server/main.ts', 'server');
    await write('apps/web/dist/local/index.html', 'built');
    expect(await hashSources(root)).toBe(before);
    await write('packages/rules/src/pair.ts', 'rule');
    const withRule = await hashSources(root);
    expect(withRule).not.toBe(before);
    await write('packages/rules/src/pair.ts', 'other rule');
    expect(await hashSources(root)).not.toBe(withRule);
  });
});

describe('marker of the development wallet', () => {
  it('[WAL-01] is found wherever it stands in a build', async () => {
    await write('clean/assets/a.js', 'let a;');
    await write('marked/assets/a.js', 'let a="TRADEWIND_DEVELOPMENT_WALLET";');
    expect(await listFilesWithMarker(join(root, 'clean'))).toEqual([]);
    expect(await listFilesWithMarker(join(root, 'marked'))).toEqual(['assets/a.js']);
  });
});

describe('budgets', () => {
  it('weigh what a first visit loads, each file once', async () => {
    const folder = await writeSite();
    const measures = await measureBudgets(folder);
    const bytes = new Map(measures.map((measure) => [measure.name, measure.bytes]));
    const own = bytes.get('own chunks of src/features/exchange/swap-page.tsx') ?? 0;
    expect(own).toBeGreaterThan(0);
    expect(bytes.get('/swap first load')).toBe((bytes.get('shell') ?? 0) + own);
    await rm(folder, { recursive: true });
  });

  it('mark what is too large', () => {
    const table = formatBudgets([
      { name: 'shell', bytes: 109_900, limitBytes: 110_000 },
      { name: 'first load', bytes: 150_100, limitBytes: 150_000 },
    ]);
    expect(table.split('\n')).toEqual([
      'shell       109.9 of  110.0 kB brotli',
      'first load  150.1 of  150.0 kB brotli  TOO LARGE',
      '',
    ]);
  });
});
