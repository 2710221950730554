import type { Site } from '../server/site/load-site.ts';
import { createPageAnswers } from '../server/site/page-answers.ts';
import { createPageSource } from '../server/site/page-html.ts';
import { listStaticFiles } from '../server/site/vite-manifest.ts';
import { checkedConfig } from './checked-config.ts';

export type Measure = { name: string; figure: number; limit: number; unit: 'kB brotli' | 'scripts' };

/** The page whose first load has a limit of its own (SHELL-06). */
const firstPath = '/swap';

/** Modules that load late on any page, with their limits beyond that page, in kB brotli. */
const lateModules = [
  ['src/shared/wallet/wallet-connect/create-relay-client.ts', 125],
  ['src/shared/live/start-live.ts', 25],
] as const;

/** Chunks that no page may load at first: they load when drawn or clicked. */
const neverAtFirst = /\/wallet-connect\/create-relay-client|\/price-chart|lightweight-charts/;

/** Every measured size of one build; missing modules are not measured. */
export function measureBudgets(site: Site): Measure[] {
  const { viteManifest, staticPages } = site;
  const { list, measureFiles, measureBeyond } = createScale(site);
  const css = [...site.files.keys()].filter((path) => path.endsWith('.css')).map((path) => path.slice(1));
  const findModule = (path: string) => staticPages.find((page) => page.path === path)?.module ?? '';
  const firstModule = findModule(firstPath);
  const toBeyond = (module: string, limit: number, ground: string) =>
    toMeasure(`${toName(module)} beyond ${toName(ground)}`, measureBeyond(module, ground), limit);
  const exists = ({ module }: { module: string }) => module in viteManifest;
  // Several paths may have one module.
  const pages = [...new Map(staticPages.map((page) => [page.module, page])).values()].filter(exists);
  const measureOwn = (module: string) =>
    measureBeyond(module, ...pages.map((page) => page.module).filter((other) => !isSameArea(module, other)));
  const early = countEarly(list(...pages.map(({ module }) => module)));
  return [
    toMeasure(`${firstPath} first load`, measureFiles(list(firstModule)), 150),
    toCount(`${firstPath} first load`, list(firstModule).size, 8),
    toCount('charts and WalletConnect in any first load', early, 0),
    toMeasure('shell', measureFiles(list()), 110),
    toMeasure('style sheets', measureFiles(css), 15),
    toMeasure('largest HTML of a page', measureLargestPage(site), 20),
    ...pages.flatMap(({ module, budget: { limit, beyond, own, scripts } }) => [
      beyond === undefined
        ? toMeasure(toName(module), measureBeyond(module), limit)
        : toBeyond(module, limit, findModule(beyond)),
      ...(own ? [toMeasure(`${toName(module)} own chunks`, measureOwn(module), own)] : []),
      ...(scripts ? [toCount(`${toName(module)} first load`, list(module).size, scripts)] : []),
    ]),
    ...pages.flatMap((page) =>
      page.parts.filter(exists).map(({ module, limit }) => toBeyond(module, limit, page.module)),
    ),
    ...lateModules
      .filter(([module]) => module in viteManifest)
      .map(([module, limit]) => toBeyond(module, limit, firstModule)),
  ];
}

function createScale(site: Site) {
  const list = (...modules: string[]) => listFirstFiles(site, modules);
  const measureFiles = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + measureFile(site, file), 0);
  const measureBeyond = (module: string, ...ground: string[]) => {
    const there = list(...ground);
    return measureFiles([...list(module)].filter((file) => !there.has(file)));
  };
  return { list, measureFiles, measureBeyond };
}

/** The scripts of the shell and of these modules, which a browser loads at once. */
function listFirstFiles({ viteManifest }: Site, modules: readonly string[]): ReadonlySet<string> {
  const shell = Object.keys(viteManifest).filter((name) => viteManifest[name]?.isEntry);
  return new Set(listStaticFiles(viteManifest, [...shell, ...modules]));
}

/** Whether both modules are of one folder in `features`. */
function isSameArea(module: string, other: string): boolean {
  const [area, otherArea] = [module, other].map((path) => path.split('/')[2]);
  return area === otherArea;
}

function toName(module: string): string {
  return module.replace(/^src\/(features|shared)\//, '').replace(/\.tsx?$/, '');
}

function countEarly(files: ReadonlySet<string>): number {
  return [...files].filter((file) => neverAtFirst.test(`/${file}`)).length;
}

/** The size on the wire. */
function measureLargestPage(site: Site): number {
  const answer = createPageAnswers(createPageSource(site, checkedConfig), () => ({}));
  const weights = site.staticPages.map(({ path }) => {
    const { body } = answer({ path: path.replaceAll(':', ''), hasQuery: false }, { 'accept-encoding': 'br' });
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

function measureFile({ files }: Site, file: string): number {
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
