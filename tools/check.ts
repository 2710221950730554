import { run } from './run.ts';
import { writeReport, type Executed } from './report.ts';

/** Every static check of the repository, in the order in which a failure is cheapest to see. */
const steps: readonly { name: string; command: string }[] = [
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'lint', command: 'oxlint --deny-warnings' },
  { name: 'types', command: 'node tools/types.ts' },
  { name: 'arrows', command: 'node tools/arrows.ts' },
  { name: 'frame', command: 'node tools/frame.ts' },
  { name: 'unused', command: 'knip --no-progress' },
  { name: 'workspaces', command: 'sherif --ignore-rule root-package-manager-field' },
  { name: 'docs', command: 'node tools/docs-paths.ts' },
  { name: 'words', command: 'node tools/words.ts' },
  { name: 'licences', command: 'node tools/licences.ts' },
  { name: 'solidity-format', command: 'node tools/forge.ts fmt --check' },
  { name: 'solidity-lint', command: 'node tools/solidity-lint.ts' },
  {
    name: 'gas',
    command: 'FOUNDRY_PROFILE=bench FORGE_SNAPSHOT_CHECK=true node tools/forge.ts test',
  },
  { name: 'generated', command: 'node tools/decisions.ts --check && node tools/gen/main.ts --check' },
  { name: 'configuration', command: 'node tools/configuration/main.ts --check' },
  { name: 'web-production', command: 'node apps/web/build.ts production && node apps/web/budget.ts' },
  { name: 'browsers', command: 'node apps/web/build.ts production && node tools/browser-support.ts' },
];

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? steps : steps.filter(({ name }) => wanted.includes(name));
if (chosen.length < wanted.length || chosen.length === 0) {
  console.error(`Unknown check. There are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const executed: Executed[] = [];
for (const { name, command } of chosen) {
  const { code, output, seconds } = await run(command);
  executed.push({ title: `check ${name}`, status: code === 0 ? 'passed' : 'failed' });
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`);
  if (code !== 0) console.log(output.trimEnd().replaceAll(/^/gm, '    '));
}
writeReport('check', executed);
process.exit(executed.some(({ status }) => status === 'failed') ? 1 : 0);
