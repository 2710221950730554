import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildResult, type Plugin } from 'esbuild';
import { root } from '../environment.ts';
import { programs, toBuiltProgram } from './built-program.ts';

/** Packages that read files of their own or load native code. */
const external = ['graphile-worker', 'pg-native', 'pino', 'sharp'];

/** Packages in the older form of modules need it. */
const banner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Builds each program as one file, unless its sources are unchanged; returns the number of builds. A process that reads
 * 1,200 modules takes five times the processor time to start (decision 233).
 */
export async function buildPrograms(): Promise<number> {
  const changed = Object.values(programs).filter((source) => !isBuilt(source));
  await Promise.all(changed.map(buildProgram));
  return changed.length;
}

/** The file beside a build that has what it was made of: a hash, and the paths from the root whose contents it is of. */
const toInputsFile = (source: string) => join(root, `${toBuiltProgram(source)}.inputs`);

function isBuilt(source: string): boolean {
  const file = toInputsFile(source);
  if (!existsSync(file) || !existsSync(join(root, toBuiltProgram(source)))) return false;
  const [built, ...inputs] = readFileSync(file, 'utf8').split('\n');
  return inputs.every((path) => existsSync(join(root, path))) && hash(inputs) === built;
}

/** The builder counts as an input, and what decides how an import resolves: the lists of packages, and the settings of types. */
function hash(inputs: readonly string[]): string {
  const content = createHash('sha256');
  const resolution = globSync(['package-lock.json', '{.,stack,apps/*,packages/*}/{package,tsconfig*}.json'], {
    cwd: root,
  });
  const own = ['stack/src/programs/build-programs.ts', ...resolution.toSorted()];
  for (const path of [...own, ...inputs]) content.update(readFileSync(join(root, path)));
  return content.digest('hex');
}

/** A module that names its own place, for a file or a worker beside it, keeps that place. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  setup: (run) => {
    run.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (path.includes('node_modules')) return undefined;
      const text = await readFile(path, 'utf8');
      if (!text.includes('import.meta.')) return undefined;
      const contents = text
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { loader: 'ts', contents };
    });
  },
};

async function buildProgram(source: string): Promise<void> {
  const outfile = join(root, toBuiltProgram(source));
  const startedAt = Date.now();
  const { outputFiles, metafile } = await bundle(source, outfile);
  mkdirSync(dirname(outfile), { recursive: true });
  for (const { path, contents } of outputFiles) replaceFile(path, contents);
  const inputs = Object.keys(metafile.inputs);
  // The bundle may have the text before a change that was made meanwhile: the next build is then made again.
  const isChanged = inputs.some((path) => statSync(join(root, path)).mtimeMs >= startedAt);
  replaceFile(toInputsFile(source), [isChanged ? 'changed' : hash(inputs), ...inputs].join('\n'));
}

function bundle(
  source: string,
  outfile: string,
): Promise<BuildResult<{ readonly metafile: true; readonly write: false }>> {
  return build({
    absWorkingDir: root,
    entryPoints: [join(root, source)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    external,
    banner: { js: banner },
    plugins: [keepPlaces],
    logLevel: 'error',
    write: false,
  });
}

/** Two stacks of one checkout may build at once: none reads a part of a file. */
function replaceFile(path: string, contents: Uint8Array | string): void {
  const written = `${path}.${process.pid}`;
  writeFileSync(written, contents);
  renameSync(written, path);
}
