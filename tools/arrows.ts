import { root, run } from './run.ts';

type Module = { source: string };
type Violation = { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] };
type CruiseResult = { modules: Module[]; summary: { violations: Violation[] } };

/** Lists files that git tracks or would add, so that an uncommitted file is checked as well. */
const tracked = (await run("git ls-files --cached --others --exclude-standard '*.ts' '*.tsx'")).output
  .split('\n')
  .filter((file) => file !== '');

const { output, code } = await run(
  'node --require ./tools/swc-tsx.cjs node_modules/dependency-cruiser/bin/dependency-cruise.mjs --config .dependency-cruiser.mjs --output-type json packages apps contracts stack e2e bench tools',
);
const cruised: CruiseResult | undefined = output.startsWith('{') ? JSON.parse(output) : undefined;
if (cruised === undefined) {
  console.log(`dependency-cruiser did not run (exit ${code}):\n${output}`);
  process.exit(1);
}

const seen = new Set(cruised.modules.map(({ source }) => source));
const folders = /^(packages|apps|contracts|stack|e2e|bench|tools)\//;
const unseen = tracked.filter((file) => folders.test(file) && !file.endsWith('.d.ts') && !seen.has(file));
for (const file of unseen) console.log(`not seen by dependency-cruiser: ${file}`);
for (const { from, to, rule, cycle } of cruised.summary.violations) {
  const way = cycle === undefined ? to : cycle.map(({ name }) => name).join(' -> ');
  console.log(`${rule.name}: ${from} -> ${way}`);
}
console.log(
  `${seen.size} modules below ${root.split('/').at(-2)}, ${cruised.summary.violations.length} violations`,
);
process.exit(unseen.length + cruised.summary.violations.length === 0 ? 0 : 1);
