import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listMutants } from './mutants/list-mutants.ts';
import type { Mutant } from './mutants/mutant.ts';
import { root, run } from './run.ts';

// Plants each fault of `mutants` in a copy of the contracts and runs the tests that must fail; a survivor fails the
// run.
// It runs on demand (`node tools/mutant.ts [part of a name, file or `<area>/`] …`). It takes about ten seconds per fault.

const wanted = process.argv.length > 2 ? process.argv.slice(2) : [''];
const byArea = await listMutants();
const chosen = [...byArea].flatMap(([area, mutants]) =>
  mutants.filter(({ name, file }) =>
    [`${area}/`, name, file].some((text) => wanted.some((part) => text.includes(part))),
  ),
);
const folder = mkdtempSync(join(tmpdir(), 'tradewind-mutant-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

copyProject();
await assertTestsPass([...new Set(chosen.flatMap(({ killedBy }) => killedBy.split('|')))].join('|'));
const survivors: string[] = [];
for (const mutant of chosen) if (!(await isKilled(mutant))) survivors.push(mutant.name);
console.log(`\n${chosen.length - survivors.length} killed, ${survivors.length} survived`);
process.exitCode = survivors.length === 0 && chosen.length > 0 ? 0 : 1;

function copyProject() {
  for (const path of [
    'foundry.toml',
    'tools/solc',
    'contracts/src',
    'contracts/local',
    'contracts/test/double',
    'contracts/test/standard',
    ...[...byArea.keys()].map((area) => `contracts/test/${area}`),
  ]) {
    cpSync(`${root}${path}`, join(folder, path), { recursive: true });
  }
  // The IR pipeline takes several times as long. Only a contract with a line of its own needs it.
  const settings = readFileSync(join(folder, 'foundry.toml'), 'utf8');
  const quick = settings.replaceAll(/^ *\{ paths = "[^"]*\{.*\n/gm, '');
  writeFileSync(join(folder, 'foundry.toml'), quick);
  symlinkSync(`${root}node_modules`, join(folder, 'node_modules'));
}

async function assertTestsPass(tests: string) {
  const { code, output, seconds } = await runTests(tests);
  if (code !== 0 || !/ [1-9]\d* tests passed, 0 failed/.test(output))
    throw new Error(`the tests fail without a fault:\n${output.slice(-5_000)}`);
  console.log(`without a fault: ${tests} pass in ${seconds.toFixed(0)} s`);
}

async function isKilled({ name, file, find, replace, killedBy }: Mutant): Promise<boolean> {
  const path = join(folder, 'contracts/src', file);
  const source = readFileSync(path, 'utf8');
  if (source.split(find).length !== 2) throw new Error(`${name}: "${find}" is not once in ${file}`);
  writeFileSync(path, source.replace(find, replace));
  const { output, seconds } = await runTests(killedBy);
  writeFileSync(path, source);
  if (/Compiler run failed/.test(output))
    throw new Error(`${name} does not compile:\n${output.slice(-2_000)}`);
  const failure = /\[FAIL[^\]\n]{0,90}/.exec(output);
  const verdict = failure === null ? 'SURVIVED' : 'killed  ';
  console.log(`${verdict} ${seconds.toFixed(0).padStart(4)} s  ${name}  ${failure?.[0] ?? ''}`);
  return failure !== null;
}

function runTests(tests: string) {
  // Forge replays earlier failures, which can fail again for another reason than this fault.
  for (const kept of ['fuzz', 'invariant']) {
    rmSync(join(folder, 'contracts/cache', kept), { recursive: true, force: true });
  }
  // Without the IR pipeline a contract may be too large for a chain.
  return run(
    `cd '${folder}' && forge test --fail-fast --match-contract '^(${tests})$' --no-match-test CodeFits`,
    {
      env: { FOUNDRY_INVARIANT_SHRINK_RUN_LIMIT: '0' },
    },
  );
}
