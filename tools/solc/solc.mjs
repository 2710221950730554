#!/usr/bin/env node
// The solc that forge runs: npm's WebAssembly compiler behind the native compiler's two commands.
// Code generation takes most of the time, so two threads split it.
// Each compiles all sources and emits half of the files.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const solc = () => createRequire(import.meta.url)('solc');

if (!isMainThread) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads, not a window
  parentPort.postMessage(solc().compile(workerData));
} else if (process.argv.includes('--version')) {
  const version = solc().version().replace('.Emscripten.clang', '.Linux.g++');
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${version}`);
} else if (process.argv.includes('--standard-json')) {
  const inputs = split(JSON.parse(readFileSync(0, 'utf8')));
  const outputs = await Promise.all(inputs.map((input) => compile(JSON.stringify(input))));
  process.stdout.write(JSON.stringify(merge(outputs.map((output) => JSON.parse(output)))));
} else {
  console.error('usage: solc.mjs --version | --standard-json < input.json');
  process.exitCode = 1;
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
