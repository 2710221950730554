import type { Site } from '../server/site/load-site.ts';
import { createPageAnswers } from '../server/site/page-answers.ts';
import { createPageSource } from '../server/site/page-html.ts';
import { poolModule, swapModule } from '../server/site/route-modules.ts';
import { listStaticFiles } from '../server/site/vite-manifest.ts';
import { checkedConfig } from './checked-config.ts';

export type Measure = { name: string; figure: number; limit: number; unit: 'kB brotli' | 'scripts' };

const gameModule = 'src/features/prediction/prediction-page.tsx';

/** Page modules and their limits beyond the shell, in kB brotli. */
const routeLimits = new Map([
  ['src/features/home/home-page.tsx', 15],
  [swapModule, 55],
  ['src/features/maintenance/maintenance-page.tsx', 15],
  ['src/features/not-built/not-built-page.tsx', 15],
  ['src/features/form-demo/form-demo-page.tsx', 15],
]);

/** Limits in kB brotli beyond the loaded part: /swap, /swap with a shared exchange page, or the parent page. */
const besides: readonly (readonly [module: string, limit: number, ground?: string])[] = [
  ...[
    'liquidity/add',
    'liquidity/remove',
    'liquidity/positions',
    'liquidity/find',
    'approval/approvals',
    'pool/pools',
    'pool/pool',
  ].map((name) => [`src/features/exchange/${name}-page.tsx`, 20] as const),
  [gameModule, 30],
  ['src/features/prediction/mobile-prediction-page.tsx', 30],
  // Loaded when drawn, on click, or after the paint.
  ['src/features/exchange/pool/price-chart.tsx', 50, poolModule],
  ['src/features/prediction/chart/price-chart.tsx', 50, gameModule],
  ['src/shared/wallet/wallet-connect/create-relay-client.ts', 125],
  ['src/shared/live/start-live.ts', 25],
];

/** Chunks that no page may load at first: they load when drawn or clicked. */
const neverAtFirst = /\/wallet-connect\/create-relay-client|\/price-chart|lightweight-charts/;

/** Every measured size of one build; missing modules are not measured. */
export function measureBudgets(site: Site): Measure[] {
  const { viteManifest } = site;
  const shell = Object.keys(viteManifest).filter((name) => viteManifest[name]?.isEntry);
  const list = (...modules: string[]) => new Set(listStaticFiles(viteManifest, [...shell, ...modules]));
  const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + weighFile(site, file), 0);
  const weighBeside = (module: string, ...ground: string[]) => {
    const there = list(...ground);
    return weigh([...list(module)].filter((file) => !there.has(file)));
  };
  const css = [...site.files.keys()].filter((path) => path.endsWith('.css')).map((path) => path.slice(1));
  const exists = ([module]: readonly [string, ...unknown[]]) => module in viteManifest;
  const pages = [...routeLimits, ...besides]
    .map(([module]) => module)
    .filter((name) => name.endsWith('-page.tsx'));
  return [
    toMeasure('/swap first load', weigh(list(swapModule)), 150),
    toCount('/swap first load', list(swapModule).size, 8),
    toCount('charts and WalletConnect in any first load', countEarly(list(...pages)), 0),
    toMeasure('shell', weigh(list()), 110),
    toMeasure('style sheets', weigh(css), 15),
    toMeasure('largest HTML of a page', weighLargestPage(site), 20),
    ...[...routeLimits]
      .filter(exists)
      .map(([module, limit]) => toMeasure(toName(module), weighBeside(module), limit)),
    ...besides
      .filter(exists)
      .map(([module, limit, ground = swapModule]) =>
        toMeasure(`${toName(module)} beside ${toName(ground)}`, weighBeside(module, ground), limit),
      ),
  ];
}

function toName(module: string): string {
  return module.replace(/^src\/(features|shared)\//, '').replace(/\.tsx?$/, '');
}

function countEarly(files: ReadonlySet<string>): number {
  return [...files].filter((file) => neverAtFirst.test(`/${file}`)).length;
}

/** The size on the wire. */
function weighLargestPage(site: Site): number {
  const answer = createPageAnswers(createPageSource(site, checkedConfig), () => ({}));
  const weights = site.staticPages.map(({ path }) => {
    const { body } = answer(path.replaceAll(':', ''), { 'accept-encoding': 'br' });
    return Buffer.byteLength(body);
  });
  return Math.max(...weights);
}

function toMeasure(name: string, bytes: number, limit: number): Measure {
  return { name, figure: bytes / 1000, limit, unit: 'kB brotli' };
}

function toCount(name: string, figure: number, limit: number): Measure {
  return { name, figure, limit, unit: 'scripts' };
}

export function isBroken({ figure, limit }: Measure): boolean {
  return figure > limit;
}

function weighFile({ files }: Site, file: string): number {
  const built = files.get(`/${file}`);
  return (built?.brotli ?? built?.content)?.length ?? 0;
}

/** The budgets as a table, the broken ones marked. */
export function formatBudgets(measures: readonly Measure[]): string {
  const width = Math.max(...measures.map(({ name }) => name.length));
  const rows = measures.map((measure) => {
    const digits = measure.unit === 'scripts' ? 0 : 1;
    const [figure, limit] = [measure.figure, measure.limit].map((value) => value.toFixed(digits).padStart(6));
    return `${measure.name.padEnd(width)} ${figure} of ${limit} ${measure.unit}${isBroken(measure) ? '  TOO LARGE' : ''}`;
  });
  return `${rows.join('\n')}\n`;
}
