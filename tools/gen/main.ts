import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../run.ts';
import { buildContracts, getArtifact } from './artifact.ts';
import { renderLocalFiles } from './local-files.ts';
import { listExcerpts, listPublished } from './list-published.ts';
import { renderContract, renderExcerpt, renderRuntime, type GeneratedFiles } from './render.ts';
import { renderEventModule, renderEvents } from './render-events.ts';

/** Never deployed: a node lays this code over an account in a call that it only simulates. */
const laidOver = { transaction: ['CallProbe'] };
const folder = `${root}packages/abi/`;

/** `npm run gen` writes packages/abi from the contracts; with `--check` it only says which files are stale. */
async function main(): Promise<void> {
  await buildContracts();
  const files = renderAll();
  const stale = listStale(files);
  if (process.argv.includes('--check')) {
    for (const path of stale) console.error(`packages/abi/${path} is stale: run npm run gen`);
    process.exitCode = stale.length === 0 ? 0 : 1;
    return;
  }
  for (const path of stale) write(path, files.get(path));
  console.log(`packages/abi: ${stale.length} of ${files.size} files written`);
}

function renderAll(): GeneratedFiles {
  const files: GeneratedFiles = new Map([...renderLocalFiles(), ...renderEventModule()]);
  for (const { folder: area, name } of listPublished()) {
    const artifact = getArtifact(name);
    const rendered = [...renderContract(area, artifact), ...renderEvents(area, artifact)];
    for (const [path, text] of rendered) files.set(path, text);
  }
  for (const { folder: area, ...excerpt } of listExcerpts()) {
    for (const [path, text] of renderExcerpt(area, excerpt, getArtifact(excerpt.contract)))
      files.set(path, text);
  }
  for (const [area, names] of Object.entries(laidOver)) {
    for (const name of names) {
      for (const [path, text] of renderRuntime(area, getArtifact(name))) files.set(path, text);
    }
  }
  return files;
}

/** Files that differ from what the contracts say, those that should not be there included. */
function listStale(files: GeneratedFiles): string[] {
  const present = globSync('{src,deployments}/**/*.{ts,json}', { cwd: folder });
  return [...new Set([...files.keys(), ...present])]
    .filter((path) => find(path) !== files.get(path))
    .toSorted();
}

function find(path: string): string | undefined {
  try {
    return readFileSync(folder + path, 'utf8');
  } catch {
    return undefined;
  }
}

function write(path: string, text: string | undefined): void {
  if (text === undefined) return rmSync(folder + path);
  mkdirSync(dirname(folder + path), { recursive: true });
  writeFileSync(folder + path, text);
}

await main();
