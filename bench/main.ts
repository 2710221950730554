import { parseArgs } from 'node:util';
import { gasBench } from './exchange/gas.ts';
import { reservesBench } from './exchange/reserves.ts';
import { routingBench } from './exchange/routing.ts';
import { scaleBench } from './exchange/scale.ts';
import type { Bench } from './frame/bench.ts';
import { toRow } from './frame/row.ts';
import { formatTable } from './frame/table.ts';
import { httpBench } from './http/http.ts';
import { hubBench } from './hub/hub.ts';
import { indexerBench } from './indexer/indexer.ts';
import { webBench } from './web/web.ts';

/** All benches, by their names on the command line. */
const benches: readonly Bench[] = [
  gasBench,
  httpBench,
  hubBench,
  indexerBench,
  reservesBench,
  routingBench,
  scaleBench,
  webBench,
];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, small: { type: 'boolean', default: false } },
});
const [name] = positionals;
const bench = benches.find((candidate) => candidate.name === name);

if (bench) {
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
