import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '../server/site/load-site.ts';
import { writeSite } from '../server/test/write-site.ts';
import { checkedConfig } from './checked-config.ts';
import { listFilesWithMarker } from './find-marker.ts';
import { formatBudgets, isBroken, measureBudgets } from './measure-budgets.ts';
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
    'language-boot.js',
    'browser-check.js',
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
  it('changes with the content and names of the sources, not with tests or other parts', async () => {
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
  it('[WAL-01] is found in any file of a build', async () => {
    await write('clean/assets/a.js', 'let a;');
    await write('marked/assets/a.js', 'let a="TRADEWIND_DEVELOPMENT_WALLET";');
    expect(await listFilesWithMarker(join(root, 'clean'))).toEqual([]);
    expect(await listFilesWithMarker(join(root, 'marked'))).toEqual(['assets/a.js']);
  });
});

describe('budgets', () => {
  it('measure the files of a first visit, each file once', async () => {
    const folder = await writeSite();
    const measures = measureBudgets(await loadSite(folder, checkedConfig));
    const find = (name: string, unit = 'kB brotli') =>
      measures.find((measure) => measure.name === name && measure.unit === unit)?.figure ?? 0;
    const own = find('area/swap-page');
    expect(own).toBeGreaterThan(0);
    expect(find('/swap first load')).toBeCloseTo(find('shell') + own, 9);
    expect(find('/swap first load', 'scripts')).toBe(2);
    expect(measures).toContainEqual({
      name: 'area/swap-page first load',
      figure: 2,
      limit: 3,
      unit: 'scripts',
    });
    expect(find('largest HTML of a page')).toBeGreaterThan(0.1);
    await rm(folder, { recursive: true });
  });

  it('given a limit of a page’s own chunks, then those that a page of another area loads do not count', async () => {
    const folder = await writeSite();
    const path = join(folder, '.vite/manifest.json');
    const manifest = JSON.parse(await readFile(path, 'utf8'));
    const drawn = join(folder, '.static-pages/static-page.js');
    const script = (await readFile(drawn, 'utf8'))
      .replace('scripts: 3', 'own: 20')
      .replace('return [', "return [draw('/wrap', 'Wrap', 'src/features/area/wrap-page.tsx'),");
    await writeFile(drawn, script);
    const measureOwn = async () => {
      await writeFile(path, JSON.stringify(manifest));
      const measures = measureBudgets(await loadSite(folder, checkedConfig));
      return measures.find(({ name }) => name === 'area/swap-page own chunks');
    };
    const swap = 'src/features/area/swap-page.tsx';
    const alone = await measureOwn();
    expect(alone?.limit).toBe(20);
    expect(alone?.figure).toBeGreaterThan(0);
    manifest['src/features/area/wrap-page.tsx'] = { file: 'assets/wrap-3.js', imports: [swap] };
    expect(await measureOwn()).toEqual(alone);
    manifest['src/pool-page.tsx'] = { file: 'assets/pool-4.js', imports: [swap] };
    expect((await measureOwn())?.figure).toBe(0);
    await rm(folder, { recursive: true });
  });

  it('mark files that are too large or not allowed in a page', () => {
    const measures = [
      { name: 'shell', figure: 109.9, limit: 110, unit: 'kB brotli' },
      { name: 'first load', figure: 150.1, limit: 150, unit: 'kB brotli' },
      { name: 'first load', figure: 8, limit: 8, unit: 'scripts' },
      { name: 'early', figure: 1, limit: 0, unit: 'scripts' },
    ] as const;
    expect(measures.map(isBroken)).toEqual([false, true, false, true]);
    expect(formatBudgets(measures).split('\n')).toEqual([
      'shell       109.9 of  110.0 kB brotli',
      'first load  150.1 of  150.0 kB brotli  TOO LARGE',
      'first load      8 of      8 scripts',
      'early           1 of      0 scripts  TOO LARGE',
      '',
    ]);
  });

  it('detect a chart or WalletConnect in a page’s chunks', async () => {
    const folder = await writeSite();
    const path = join(folder, '.vite/manifest.json');
    const manifest = JSON.parse(await readFile(path, 'utf8'));
    manifest['_price-chart.js'] = { file: 'assets/price-chart-1.js' };
    manifest['src/features/area/swap-page.tsx'].imports.push('_price-chart.js');
    await writeFile(path, JSON.stringify(manifest));
    expect(measureBudgets(await loadSite(folder, checkedConfig)).filter(isBroken)).toMatchObject([
      { name: 'charts and WalletConnect in any first load', figure: 1 },
    ]);
    await rm(folder, { recursive: true });
  });
});
