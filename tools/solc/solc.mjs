#!/usr/bin/env node
// The solc that forge runs: npm's WebAssembly compiler behind the native compiler's two commands.
// Code generation takes most of the time, so two threads split it.
// Each compiles all sources and emits half of the files.
// Forge's profiles have folders of their own but compile the deployed contracts with the same input.
// An output is therefore kept by the hash of compiler and input.
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const load = createRequire(import.meta.url);
const solc = () => load('solc');
const cache = new URL('../../contracts/cache/solc/', import.meta.url);
const keptDays = 7;

if (!isMainThread) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads, not a window
  parentPort.postMessage(solc().compile(workerData));
} else if (process.argv.includes('--version')) {
  const version = solc().version().replace('.Emscripten.clang', '.Linux.g++');
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${version}`);
} else if (process.argv.includes('--standard-json')) {
  const text = readFileSync(0, 'utf8');
  process.stdout.write(await useCache(text, () => compileSplit(text)));
} else {
  console.error('usage: solc.mjs --version | --standard-json < input.json');
  process.exitCode = 1;
}

/** Returns the output of an earlier run with this input, or compiles; an output with an error is not kept. */
async function useCache(text, work) {
  const { version } = load('solc/package.json');
  const source = readFileSync(new URL(import.meta.url));
  const hash = createHash('sha256').update(version).update(source).update(text).digest('hex');
  const file = new URL(`${hash}.json`, cache);
  try {
    const kept = readFileSync(file, 'utf8');
    utimesSync(file, new Date(), new Date());
    return kept;
  } catch {
    const output = await work();
    if (!output.includes('"severity":"error"')) keep(file, output);
    return output;
  }
}

/** Writes the file whole or not at all, as several compilers may run, and removes those that nobody used for days. */
function keep(file, output) {
  mkdirSync(cache, { recursive: true });
  const partial = new URL(`${file.href}.${process.pid}`);
  writeFileSync(partial, output);
  renameSync(partial, file);
  const oldest = Date.now() - keptDays * 86_400_000;
  for (const name of readdirSync(cache)) {
    const path = new URL(name, cache);
    if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? oldest) < oldest)
      rmSync(path, { force: true });
  }
}

async function compileSplit(text) {
  const inputs = split(JSON.parse(text));
  const outputs = await Promise.all(inputs.map((input) => compile(JSON.stringify(input))));
  return JSON.stringify(merge(outputs.map((output) => JSON.parse(output))));
}

function compile(input) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: input });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Splits the input into two that emit different files, largest sources alternating; small inputs are not split. */
function split(input) {
  const selection = Object.entries(input.settings?.outputSelection ?? {});
  const hasWildcard = selection.some(([file]) => file === '*');
  if (hasWildcard || selection.length < 8) return [input];
  const size = ([file]) => input.sources[file]?.content?.length ?? 0;
  const sorted = selection.toSorted((a, b) => size(b) - size(a));
  return [0, 1].map((half) => ({
    ...input,
    settings: {
      ...input.settings,
      outputSelection: Object.fromEntries(sorted.filter((_entry, i) => i % 2 === half)),
    },
  }));
}

/** Merges the outputs as if there were no split; each error occurs once. */
function merge(outputs) {
  const errors = outputs.flatMap((output) => output.errors ?? []).map((error) => JSON.stringify(error));
  return {
    ...outputs[0],
    ...(errors.length > 0 ? { errors: [...new Set(errors)].map((error) => JSON.parse(error)) } : {}),
    contracts: Object.assign({}, ...outputs.map((output) => output.contracts)),
  };
}
