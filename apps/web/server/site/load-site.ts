import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WebConfig } from '../config.ts';
import { buildManifestSchema, type BuildManifest } from './build-manifest.ts';
import { toContentType, type SiteFile } from './site-file.ts';
import { renderStaticPages, type StaticPage } from './static-pages.ts';
import { viteManifestSchema, type ViteManifest } from './vite-manifest.ts';

export type Site = {
  /** index.html as built. */
  template: string;
  files: ReadonlyMap<string, SiteFile>;
  viteManifest: ViteManifest;
  staticPages: readonly StaticPage[];
};

/**
 * Reads a whole build and prerenders its pages for these settings.
 * Throws when the build is missing or a file differs from the manifest.
 */
export async function loadSite(folder: string, config: WebConfig): Promise<Site> {
  const manifestText = await readFile(join(folder, 'build-manifest.json')).catch((cause: unknown) => {
    throw new Error(`There is no build of the web in ${folder}; run: node apps/web/build.ts`, { cause });
  });
  const manifest = buildManifestSchema.parse(JSON.parse(manifestText.toString()));
  const published = manifest.files.filter(
    ({ path }) => !path.startsWith('/.vite/') && path !== '/index.html',
  );
  const entries = await Promise.all(
    published.map(async (file): Promise<[string, SiteFile]> => [file.path, await loadFile(folder, file)]),
  );
  const viteManifest: unknown = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const files = new Map(entries).set('/build-manifest.json', manifestFile(manifestText));
  return {
    template: await readFile(join(folder, 'index.html'), 'utf8'),
    files,
    viteManifest: viteManifestSchema.parse(viteManifest),
    staticPages: await renderStaticPages(folder, config),
  };
}

async function loadFile(
  folder: string,
  { path, integrity }: BuildManifest['files'][number],
): Promise<SiteFile> {
  const [content, brotli, gzip] = await Promise.all([
    readFile(join(folder, path)),
    readFile(join(folder, `${path}.br`)).catch(() => undefined),
    readFile(join(folder, `${path}.gz`)).catch(() => undefined),
  ]);
  const isImmutable = path.startsWith('/assets/');
  return { contentType: toContentType(path), integrity, isImmutable, content, brotli, gzip };
}

function manifestFile(content: Buffer): SiteFile {
  const contentType = toContentType('.json');
  return { contentType, integrity: '', isImmutable: false, content, brotli: undefined, gzip: undefined };
}
