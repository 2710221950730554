import { ensureChromium } from './chromium.ts';
import { ensureRedis } from './redis.ts';
import { parseForge, parsePlaywright, parseVitest } from './results.ts';
import { writeReport, type Executed } from './report.ts';
import { root, run } from './run.ts';

type Part = { name: string; command: string; read: (output: string) => Executed[] };

const vitest = (project: string): Part => ({
  name: project,
  command: `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=test-results/${project}.json`,
  read: () => parseVitest(`${root}test-results/${project}.json`),
});

/** The parts of `npm test`; `npm test -- unit e2e` runs only those. */
const parts: readonly Part[] = [
  { name: 'check', command: 'node tools/check.ts', read: parseCheck },
  vitest('unit'),
  { name: 'contracts', command: 'forge test --junit', read: parseForge },
  vitest('integration'),
  {
    name: 'e2e',
    command: 'playwright test --config e2e/playwright.config.ts',
    read: () => parsePlaywright(`${root}test-results/e2e.json`),
  },
];

const wanted = process.argv.slice(2);
const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const summary: string[] = [];
const total = { passed: 0, failed: 0 };

for (const part of chosen) {
  console.log(`\n=== ${part.name}`);
  const env = await prepare(part.name);
  const quiet = part.name === 'contracts';
  const { code, output, seconds } = await run(part.command, { echo: !quiet, env });
  const executed = readExecuted(part, output, code);
  writeReport(part.name, executed);
  const passed = executed.filter(({ status }) => status === 'passed').length;
  const failures = executed.filter(({ status }) => status !== 'passed');
  for (const { title, status } of failures) console.log(`${status.toUpperCase()} ${title}`);
  if (quiet && failures.length > 0) console.log(output.slice(0, 20_000));
  total.passed += passed;
  total.failed += failures.length;
  summary.push(
    `${part.name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failures.length).padStart(4)} failed ${seconds.toFixed(0).padStart(6)} s`,
  );
}

console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** What a part needs of the machine. */
async function prepare(part: string): Promise<Record<string, string>> {
  if (part === 'e2e') return { CHROMIUM_PATH: await ensureChromium() };
  if (part === 'integration') return { REDIS_SERVER_PATH: (await ensureRedis()) ?? '' };
  return {};
}

/** A part that broke before it could report, or that ran nothing, counts as one failure; so does a bad exit code. */
function readExecuted(part: Part, output: string, code: number): Executed[] {
  const broken = (why: string): Executed => ({ title: `${part.name} ${why}`, status: 'failed' });
  try {
    const executed = part.read(output);
    if (executed.length === 0) return [broken('ran no test')];
    const clean = executed.every(({ status }) => status === 'passed');
    return code !== 0 && clean ? [...executed, broken(`ended with exit code ${code}`)] : executed;
  } catch (error) {
    console.log(output.slice(-10_000));
    return [broken(`gave no report: ${String(error)}`)];
  }
}

function parseCheck(output: string): Executed[] {
  return [...output.matchAll(/^(ok|FAILED) +(\S+) +[\d.]+ s$/gm)].map(([, mark, name = '']) => ({
    title: `check ${name}`,
    status: mark === 'ok' ? 'passed' : 'failed',
  }));
}
