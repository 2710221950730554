import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseDecision, renderDecisionTable } from './decision-table.ts';
import { root } from './run.ts';

/** Writes docs/decisions/README.md from the decisions; with `--check` it only reports a stale file. */
const folder = `${root}docs/decisions/`;
const decisions = globSync('[0-9]*.md', { cwd: folder }).map((file) =>
  parseDecision(file, readFileSync(folder + file, 'utf8')),
);
const text = renderDecisionTable(decisions);
if (!process.argv.includes('--check')) {
  writeFileSync(`${folder}README.md`, text);
} else if (readFileSync(`${folder}README.md`, 'utf8') !== text) {
  console.error('docs/decisions/README.md is stale: run npm run gen');
  process.exitCode = 1;
}
