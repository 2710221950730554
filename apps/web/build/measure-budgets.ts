import { brotliCompressSync } from 'node:zlib';
import { parseWebConfig } from '../server/config.ts';
import { loadSite, type Site } from '../server/site/load-site.ts';
import { createPageSource } from '../server/site/page-html.ts';
import { listStaticFiles } from '../server/site/vite-manifest.ts';

export type Measure = { name: string; bytes: number; limitBytes: number };

const kilobyte = 1000;
const swapModule = 'src/features/exchange/swap-page.tsx';

/** Page modules and what each may add to the shell, in kB brotli. */
const routeLimits = new Map([
  ['src/features/home/home-page.tsx', 15],
  [swapModule, 55],
  ['src/features/maintenance/maintenance-page.tsx', 15],
  ['src/features/not-built/not-built-page.tsx', 15],
]);

/** What each may add to the shell and what /swap loads, with which it shares its ground: pages of the exchange, the chart when it is drawn, WalletConnect on its click, and the hub's client after the first paint. */
const besideSwap = new Map([
  ...[
    'liquidity/add',
    'liquidity/remove',
    'liquidity/positions',
    'liquidity/find',
    'approval/approvals',
    'pool/pools',
    'pool/pool',
  ].map((name) => [`src/features/exchange/${name}-page.tsx`, 20] as const),
  ['src/features/exchange/pool/price-chart.tsx', 50],
  ['src/features/prediction/prediction-page.tsx', 30],
  ['src/features/prediction/chart/price-chart.tsx', 50],
  ['src/shared/wallet/wallet-connect/create-relay-client.ts', 125],
  ['src/shared/live/start-live.ts', 25],
]);

/** Everything that a budget limits, as it stands in one build; what does not exist yet is not measured. */
export async function measureBudgets(folder: string): Promise<Measure[]> {
  const site = await loadSite(folder);
  const { viteManifest } = site;
  const shell = Object.keys(viteManifest).filter((name) => viteManifest[name]?.isEntry);
  const shellFiles = new Set(listStaticFiles(viteManifest, shell));
  const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + weighFile(site, file), 0);
  const measureRoute = ([module, limit]: [string, number]): Measure => {
    const own = listStaticFiles(viteManifest, [module]).filter((file) => !shellFiles.has(file));
    return toMeasure(`own chunks of ${module}`, weigh(own), limit);
  };
  const swapFiles = new Set([...shellFiles, ...listStaticFiles(viteManifest, [swapModule])]);
  const measureBesideSwap = ([module, limit]: [string, number]): Measure => {
    const own = listStaticFiles(viteManifest, [module]).filter((file) => !swapFiles.has(file));
    return toMeasure(`own chunks of ${module} beside /swap's`, weigh(own), limit);
  };
  const css = [...site.files.keys()].filter((path) => path.endsWith('.css')).map((path) => path.slice(1));
  const kit = Object.values(viteManifest).filter(({ file }) => /\/(?:base-ui|kit)-/.test(file));
  return [
    toMeasure('/swap first load', weigh(listStaticFiles(viteManifest, [...shell, swapModule])), 150),
    toMeasure('shell', weigh(shellFiles), 110),
    toMeasure('style sheets', weigh(css), 15),
    toMeasure('HTML of /swap', weighPage(site), 20),
    ...kit.map(({ file }) => toMeasure(`UI chunk ${file}`, weighFile(site, file), 60)),
    ...[...besideSwap].filter(([module]) => module in viteManifest).map(measureBesideSwap),
    ...[...routeLimits].filter(([module]) => module in viteManifest).map(measureRoute),
  ];
}

function weighPage(site: Site): number {
  const config = parseWebConfig({
    WEB_PORT: '0',
    WEB_MODE: 'production',
    API_URL: 'http://127.0.0.1:1',
    CHAIN_ID: '56',
    RPC_URLS: 'http://127.0.0.1:1',
  });
  return brotliCompressSync(createPageSource(site, config).render('/swap')).length;
}

function toMeasure(name: string, bytes: number, limitKilobytes: number): Measure {
  return { name, bytes, limitBytes: limitKilobytes * kilobyte };
}

function weighFile({ files }: Site, file: string): number {
  const built = files.get(`/${file}`);
  return (built?.brotli ?? built?.content)?.length ?? 0;
}

/** The budgets as a table, the broken ones marked. */
export function formatBudgets(measures: readonly Measure[]): string {
  const width = Math.max(...measures.map(({ name }) => name.length));
  const rows = measures.map(({ name, bytes, limitBytes }) => {
    const [size, limit] = [bytes, limitBytes].map((count) => (count / kilobyte).toFixed(1).padStart(6));
    return `${name.padEnd(width)} ${size} of ${limit} kB brotli${bytes > limitBytes ? '  TOO LARGE' : ''}`;
  });
  return `${rows.join('\n')}\n`;
}
