import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Measurement } from '../frame/bench.ts';

const rules = join(import.meta.dirname, '../../packages/rules/src');
const router = ['exchange/route-finder'];
const amounts = [
  'parse-amount',
  'amount-text',
  'format-amount',
  'format-ratio',
  'format-compact',
  'format-percent',
  'format-usd',
];

/** Measures the bundle size of the route search, alone and with all amount functions. */
export async function measureRouterSizes(): Promise<readonly Measurement[]> {
  const row = { unit: 'kB gzip', better: 'lower' } as const;
  return [
    { ...row, name: 'router', ours: await measureSize(router), aim: 4 },
    {
      ...row,
      name: 'router, amounts and formatting',
      ours: await measureSize([...router, ...amounts.map((name) => `amount/${name}`)]),
      aim: 8,
    },
  ];
}

/** Bundles and minifies all exports of these files, as for a browser. */
async function measureSize(files: readonly string[]): Promise<number> {
  const entry = 'weighed.js';
  const source = files
    .map((file) => `export * from ${JSON.stringify(join(rules, `${file}.ts`))};`)
    .join('\n');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'weighed',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(entry) ? id : undefined),
        load: (id) => (id.endsWith(entry) ? source : undefined),
      },
    ],
    build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('');
  return gzipSync(code, { level: 9 }).length / 1_000;
}
