import { readFileSync } from 'node:fs';
import { readExecuted } from './executed.ts';
import { root } from './run.ts';

/**
 * Lists the requirements with the executed tests that name them. A title contains `[SWAP-07]`; a Solidity test's name
 * contains `SWAP_07`.
 */
const requirements = readFileSync(`${root}docs/spec/requirements.md`, 'utf8');
const ids = [...requirements.matchAll(/^\| ([A-Z]+-\d{2}) \|/gm)].map(([, id = '']) => id);

const titles = readExecuted().filter(({ status }) => status === 'passed');
const provedBy = new Map(
  ids.map((id) => {
    const solidity = new RegExp(`_${id.replace('-', '_')}(_|\\b|\\()`);
    return [id, titles.filter(({ title }) => title.includes(`[${id}]`) || solidity.test(title))];
  }),
);

const wanted = process.argv.slice(2);
const shown = ids.filter((id) => wanted.length === 0 || wanted.some((prefix) => id.startsWith(prefix)));
for (const id of shown) {
  const tests = provedBy.get(id) ?? [];
  console.log(
    `${id.padEnd(10)} ${tests.length === 0 ? '-- no executed test names it' : `${tests.length} tests`}`,
  );
  for (const { title } of tests.slice(0, 3)) console.log(`             ${title.slice(0, 140)}`);
}
const bare = shown.filter((id) => provedBy.get(id)?.length === 0);
console.log(`\n${shown.length - bare.length} of ${shown.length} rows are named by an executed test.`);
if (wanted.length > 0) process.exit(bare.length === 0 ? 0 : 1);
