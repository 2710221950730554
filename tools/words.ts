import { globSync, readFileSync } from 'node:fs';
import { root } from './run.ts';
import { type Fault, findFaults, findSourceFaults } from './words/find-faults.ts';
import { findSecondMeanings } from './words/find-second-meanings.ts';
import { listOwnedWords } from './words/list-owned-words.ts';

const isLeftOut = (path: string) =>
  /(^|\/)(node_modules|dist|out|cache|\.tradewind|test-results)(\/|$)|^docs\/spec$/.test(path);
const list = (pattern: string) => globSync(pattern, { cwd: root, exclude: isLeftOut }).toSorted();
const check = (paths: readonly string[], find: (text: string, path: string) => Fault[]) =>
  paths.flatMap((path) =>
    find(readFileSync(root + path, 'utf8'), path).map(({ line, text }) => `${path}:${line}: ${text}`),
  );

// Every document but the specification, every source (CONTRIBUTING.md, "Language" and "Sizes"), and every name
// (GLOSSARY.md, "One word, one meaning").
const documents = list('**/*.md');
const sources = list('**/*.{ts,tsx,mjs,sol}');
const owned = await listOwnedWords();
const named = sources.filter((path) => !/\.sol$|^packages\/abi\//.test(path));
const faults = [
  ...check(documents, findFaults),
  ...check(sources, findSourceFaults),
  ...check(named, (text, path) => findSecondMeanings(path, text, owned)),
];
for (const fault of faults) console.log(fault);
console.log(`${documents.length} documents, ${sources.length} sources, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
