#!/usr/bin/env node
// The solc that forge calls: npm's WebAssembly compiler behind the native compiler's two commands.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const solc = createRequire(import.meta.url)('solc');
const flags = process.argv.slice(2);

if (flags.includes('--version')) {
  const version = solc.version().replace('.Emscripten.clang', '.Linux.g++');
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${version}`);
} else if (flags.includes('--standard-json')) {
  process.stdout.write(solc.compile(readFileSync(0, 'utf8')));
} else {
  console.error('usage: solc.mjs --version | --standard-json < input.json');
  process.exitCode = 1;
}
