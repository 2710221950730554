import { run } from './run.ts';
import { writeExecuted, type Executed } from './executed.ts';

type Step = {
  name: string;
  command: string;
  /** Steps that write to the same folder run one after the other. */
  writesTo?: string;
};

/** Every static check of the repository. The longest start first, so that both lanes end together. */
const steps: readonly Step[] = [
  { name: 'types', command: 'node tools/types.ts' },
  {
    name: 'gas',
    command: 'FOUNDRY_PROFILE=bench FORGE_SNAPSHOT_CHECK=true node tools/forge.ts test',
  },
  { name: 'lint', command: 'oxlint --deny-warnings' },
  { name: 'generated', command: 'node tools/decisions.ts --check && node tools/gen/main.ts --check' },
  {
    name: 'web-production',
    command: 'node apps/web/build.ts production && node apps/web/budget.ts',
    writesTo: 'apps/web/dist',
  },
  { name: 'solidity-lint', command: 'node tools/solidity-lint.ts' },
  {
    name: 'browsers',
    command: 'node apps/web/build.ts production && node tools/browser-support.ts',
    writesTo: 'apps/web/dist',
  },
  { name: 'arrows', command: 'node tools/arrows.ts' },
  { name: 'frame', command: 'node tools/frame.ts' },
  { name: 'unused', command: 'knip --no-progress' },
  { name: 'configuration', command: 'node tools/configuration/main.ts --check' },
  { name: 'solidity-format', command: 'node tools/forge.ts fmt --check' },
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'words', command: 'node tools/words.ts' },
  { name: 'licences', command: 'node tools/licences.ts' },
  { name: 'docs', command: 'node tools/docs-paths.ts' },
  { name: 'workspaces', command: 'sherif --ignore-rule root-package-manager-field' },
];

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? steps : steps.filter(({ name }) => wanted.includes(name));
if (chosen.length < wanted.length || chosen.length === 0) {
  console.error(`Unknown check. There are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const laneCount = 2;
const waiting = [...chosen];
const writing = new Set<string>();
const executed: Executed[] = [];

/** Runs steps until none is left that may start. */
async function runLane(): Promise<void> {
  for (let step = takeStep(); step !== undefined; step = takeStep()) {
    const { name, command, writesTo } = step;
    const { code, output, seconds } = await run(command);
    if (writesTo !== undefined) writing.delete(writesTo);
    executed.push({ title: `check ${name}`, status: code === 0 ? 'passed' : 'failed' });
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`);
    if (code !== 0) console.log(output.trimEnd().replaceAll(/^/gm, '    '));
  }
}

/** Takes the next step whose folder no other lane writes to; the lane that writes to it takes the others. */
function takeStep(): Step | undefined {
  const index = waiting.findIndex(({ writesTo }) => writesTo === undefined || !writing.has(writesTo));
  const [step] = index === -1 ? [] : waiting.splice(index, 1);
  if (step?.writesTo !== undefined) writing.add(step.writesTo);
  return step;
}

await Promise.all(Array.from({ length: laneCount }, runLane));
writeExecuted('check', executed);
process.exit(executed.some(({ status }) => status === 'failed') ? 1 : 0);
