import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildPrograms } from '@tradewind/stack/programs/build-programs';
import type { Bench } from './frame/bench.ts';
import { toRow } from './frame/row.ts';
import { formatTable } from './frame/table.ts';

/** All benches, by their names on the command line: `benches` in the `benches.ts` of each folder. */
const files = globSync('*/benches.ts', { cwd: import.meta.dirname }).toSorted();
const lists = files.map(async (file) => {
  const found: { benches: readonly Bench[] } = await import(`./${file}`);
  return found.benches;
});
const benches = (await Promise.all(lists)).flat().toSorted((a, b) => a.name.localeCompare(b.name));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, small: { type: 'boolean', default: false } },
});
const [name] = positionals;
const bench = benches.find((candidate) => candidate.name === name);

if (bench) {
  await buildPrograms();
  const rows = (await bench.run(values.small ? 'small' : 'full')).map(toRow);
  console.log(
    values.json ? JSON.stringify({ bench: bench.name, rows }, undefined, 2) : formatTable(bench.name, rows),
  );
} else {
  const list = benches.map((candidate) => `  ${candidate.name.padEnd(12)} ${candidate.summary}`);
  console.log(['npm run bench -- <name> [--json] [--small]', '', ...list].join('\n'));
  if (name !== undefined) {
    console.error(`\nThere is no bench named "${name}".`);
    process.exitCode = 1;
  }
}
