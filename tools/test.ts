import { existsSync } from 'node:fs';
import { ensureBrowsers, type BrowserName } from './browsers.ts';
import { ensureRedis } from './redis.ts';
import { parseForge, parsePlaywright, parseVitest } from './results.ts';
import { writeExecuted, type Executed } from './executed.ts';
import { root, run } from './run.ts';
import { formatSummary, type RanPart } from './summary.ts';

type Part = {
  name: string;
  command: string;
  /** The parameters that restrict the command to an area; undefined if the part has no tests of it. */
  ofArea?: (area: string) => string | undefined;
  env?: Record<string, string>;
  read: (output: string) => Executed[];
  /** The browsers that the part's tests drive. */
  browsers?: readonly BrowserName[];
  /** The part before it with which it starts. */
  beside?: string;
};

const vitest = (name: string, ...others: readonly string[]): Part => {
  const file = `${root}test-results/${name}.json`;
  const projects = [name, ...others].map((project) => `--project ${project}`);
  return {
    name,
    command: `vitest run ${projects.join(' ')}`,
    ofArea: (area) => `--passWithNoTests ${area}/`,
    env: { VITEST_REPORT: file },
    read: () => parseVitest(file),
  };
};

/** The parts of `npm test`; `npm test -- unit e2e` runs only those, `npm test -- area prediction unit` only those of an area. */
const parts: readonly Part[] = [
  { name: 'check', command: 'node tools/check.ts', read: parseCheck },
  vitest('unit', 'component'),
  {
    name: 'contracts',
    // Most of its time one core compiles, or runs the longest invariant, so it runs beside the unit tests.
    command: 'forge test --junit',
    beside: 'unit',
    ofArea: (area) =>
      existsSync(`${root}contracts/test/${area}`) ? `--match-path 'contracts/test/${area}/**'` : undefined,
    read: parseForge,
  },
  { ...vitest('integration'), browsers: ['chromium', 'headlessShell'] },
  {
    name: 'e2e',
    command: 'playwright test --config e2e/playwright.config.ts',
    ofArea: (area) => `--pass-with-no-tests ${area}/`,
    read: () => parsePlaywright(`${root}test-results/e2e.json`),
    browsers: ['chromium', 'headlessShell', 'firefox', 'webKitDriver', 'display'],
  },
];

/** Many tests start the product's processes: each would compile the same modules again (decision 155). */
const compileCache = `${root}node_modules/.cache/node`;

const { area, names } = parseArguments(process.argv.slice(2));
const chosen = parts
  .filter(({ name }) => names.length === 0 || names.includes(name))
  .filter(({ ofArea }) => area === undefined || ofArea?.(area) !== undefined);
const browsers = await ensureBrowsers(new Set(chosen.flatMap((part) => part.browsers ?? [])));
const ran: RanPart[] = [];

for (const round of toRounds(chosen)) ran.push(...(await Promise.all(round.map(runPart))));

console.log(`\n${formatSummary(ran)}`);
const all = ran.flatMap(({ executed }) => executed);
process.exit(all.length > 0 && all.every(({ status }) => status === 'passed') ? 0 : 1);

function toRounds(named: readonly Part[]): Part[][] {
  const rounds: Part[][] = [];
  for (const part of named) {
    const last = rounds.at(-1);
    if (last !== undefined && last[0]?.name === part.beside) last.push(part);
    else rounds.push([part]);
  }
  return rounds;
}

async function runPart(part: Part): Promise<RanPart> {
  console.log(`\n=== ${part.name}`);
  const env = { NODE_COMPILE_CACHE: compileCache, ...part.env, ...(await prepare(part.name)) };
  const quiet = part.name === 'contracts';
  const command = area === undefined ? part.command : `${part.command} ${part.ofArea?.(area)}`;
  const { code, output, seconds } = await run(command, { echo: !quiet, env });
  const executed = readExecuted(part, output, code);
  // The list of a part is that of its last whole run.
  if (area === undefined) writeExecuted(part.name, executed);
  if (quiet && executed.some(({ status }) => status !== 'passed')) console.log(output.slice(0, 20_000));
  return { name: part.name, seconds, executed };
}

/** Reads `[area NAME] [part …]`. */
function parseArguments(words: readonly string[]): { area?: string; names: readonly string[] } {
  const [first, named = '', ...rest] = words;
  if (first !== 'area') return { names: words };
  if (!/^[a-z-]+$/.test(named)) {
    console.error('Usage: npm test -- area <area> [part …], for example: npm test -- area prediction unit');
    process.exit(1);
  }
  return { area: named, names: rest };
}

/** Returns the environment variables of a part. */
async function prepare(part: string): Promise<Record<string, string>> {
  return part === 'integration' ? { ...browsers, REDIS_SERVER_PATH: (await ensureRedis()) ?? '' } : browsers;
}

/** A part that ended without its list, or ran no test, counts as one failure; so does a bad exit code. */
function readExecuted(part: Part, output: string, code: number): Executed[] {
  const lastLines = output.trimEnd().split('\n').slice(-10).join('\n');
  const broken = (title: string): Executed => ({ title, status: 'failed', error: lastLines });
  try {
    const executed = part.read(output);
    if (executed.length === 0) return area === undefined || code !== 0 ? [broken('ran no test')] : [];
    const clean = executed.every(({ status }) => status === 'passed');
    return code !== 0 && clean ? [...executed, broken(`ended with exit code ${code}`)] : executed;
  } catch (error) {
    return [broken(`gave no list: ${String(error)}`)];
  }
}

function parseCheck(output: string): Executed[] {
  return [...output.matchAll(/^(ok|FAILED) +(\S+) +([\d.]+) s$((?:\n {4}.*)*)/gm)].map(
    ([, mark, name = '', seconds, error = '']) => ({
      title: `check ${name}`,
      status: mark === 'ok' ? 'passed' : 'failed',
      seconds: Number(seconds),
      ...(error !== '' && { error: error.replaceAll(/^ {4}/gm, '').trim() }),
    }),
  );
}
