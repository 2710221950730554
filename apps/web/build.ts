import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { z } from 'zod';
import { listFiles } from './build/list-files.ts';
import { precompress } from './build/precompress.ts';
import { hashSources } from './build/sources-hash.ts';
import {
  buildManifestSchema,
  webModes,
  type BuildManifest,
  type WebMode,
} from './server/site/build-manifest.ts';
import { staticPagesFolder } from './server/site/static-pages.ts';

const root = join(import.meta.dirname, '../..');
const distFolder = join(import.meta.dirname, 'dist');

async function findBuiltHash(mode: WebMode): Promise<string | undefined> {
  const text = await readFile(join(distFolder, mode, 'build-manifest.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const parsed = buildManifestSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data.sourcesHash : undefined;
}

async function describeFile(folder: string, path: string): Promise<BuildManifest['files'][number]> {
  const content = await readFile(join(folder, path));
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  return { path: `/${path}`, integrity, bytes: content.length };
}

async function writeBuildManifest(folder: string, mode: WebMode, sourcesHash: string): Promise<void> {
  const files = await Promise.all((await listFiles(folder)).map((path) => describeFile(folder, path)));
  const manifest: BuildManifest = { mode, sourcesHash, files };
  await writeFile(join(folder, 'build-manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Builds in a separate folder and renames it into place: a killed build leaves the last good one. */
async function buildWeb(mode: WebMode, sourcesHash: string): Promise<void> {
  const folder = join(distFolder, `.${mode}-${process.pid}`);
  await mkdir(distFolder, { recursive: true });
  // The caller may have set it (test runners do); both modes are optimised.
  process.env['NODE_ENV'] = 'production';
  try {
    const common: InlineConfig = {
      configFile: join(import.meta.dirname, 'vite.config.ts'),
      mode: mode === 'local' ? 'development' : mode,
      logLevel: 'warn',
    };
    await build({ ...common, build: { outDir: folder } });
    await writeBuildManifest(folder, mode, sourcesHash);
    for (const path of await listFiles(folder)) await precompress(join(folder, path));
    const outDir = join(folder, staticPagesFolder);
    await build({ ...common, build: { ssr: 'src/app/static-page.tsx', outDir, manifest: false } });
    await putInPlace(folder, mode, sourcesHash);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The first of two concurrent builds of the same sources wins: a server may already read it. */
async function putInPlace(folder: string, mode: WebMode, sourcesHash: string): Promise<void> {
  if ((await findBuiltHash(mode)) === sourcesHash) return;
  await rm(join(distFolder, mode), { recursive: true, force: true });
  await rename(folder, join(distFolder, mode)).catch(async (error: unknown) => {
    if ((await findBuiltHash(mode)) !== sourcesHash) throw error;
  });
}

const mode = z
  .enum(webModes, { error: `usage: node apps/web/build.ts <${webModes.join('|')}>` })
  .safeParse(process.argv[2]);
if (!mode.success) {
  process.stderr.write(`${mode.error.issues[0]?.message ?? ''}\n`);
  process.exitCode = 1;
} else {
  const sourcesHash = await hashSources(root);
  const isFresh = (await findBuiltHash(mode.data)) === sourcesHash;
  if (!isFresh) await buildWeb(mode.data, sourcesHash);
  process.stdout.write(`web ${mode.data}: ${isFresh ? 'unchanged' : 'built'}\n`);
}
