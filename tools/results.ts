import { readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import type { Executed } from './report.ts';

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Vitest's JSON report; a file that failed outside its tests counts as a failure of its own. */
export function parseVitest(file: string): Executed[] {
  const { testResults } = vitestSchema.parse(readOnce(file));
  return testResults.flatMap(({ name, status, assertionResults }): Executed[] => {
    const tests = assertionResults.map((test): Executed => ({
      title: test.fullName,
      status: toStatus(test.status),
    }));
    const silent = status === 'failed' && tests.every((test) => test.status === 'passed');
    return silent ? [...tests, { title: name, status: 'failed' }] : tests;
  });
}

/** `forge test --junit`: its JSON carries the traces of invariants, more than a string can hold. What is not plainly passed has failed. */
export function parseForge(output: string): Executed[] {
  const suites = output.split('<testsuite name="').slice(1);
  const executed = suites.flatMap((suite) => {
    const contract = findName(suite);
    return suite
      .split('<testcase name="')
      .slice(1)
      .map((test): Executed => ({
        title: `${contract} ${findName(test)}`,
        status: test.includes('<system-out>[PASS]') && !test.includes('<failure') ? 'passed' : 'failed',
      }));
  });
  const announced = Number(/<testsuites [^>]*\btests="(\d+)"/.exec(output)?.[1]);
  return executed.length === announced
    ? executed
    : [...executed, { title: `forge told of ${executed.length} of ${announced} tests`, status: 'failed' }];
}

function findName(text: string): string {
  return text.slice(0, text.indexOf('"'));
}

type Suite = {
  title: string;
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[] | undefined;
  suites?: Suite[] | undefined;
};

const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z
      .array(
        z.object({ title: z.string(), ok: z.boolean(), tests: z.array(z.object({ status: z.string() })) }),
      )
      .optional(),
    suites: z.array(suiteSchema).optional(),
  }),
);

const playwrightSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z.string().optional() })),
});

/** Playwright's JSON report; errors outside tests (a stack that did not start) count as failures. */
export function parsePlaywright(file: string): Executed[] {
  const { suites, errors } = playwrightSchema.parse(readOnce(file));
  return [
    ...suites.flatMap((suite) => flatten(suite)),
    ...errors.map(({ message }): Executed => ({ title: `e2e: ${message ?? 'error'}`, status: 'failed' })),
  ];
}

function flatten(suite: Suite): Executed[] {
  const own = (suite.specs ?? []).map(({ title, ok, tests }): Executed => ({
    title: `${suite.title} ${title}`,
    status: tests.some(({ status }) => status === 'skipped') ? 'skipped' : ok ? 'passed' : 'failed',
  }));
  return [...own, ...(suite.suites ?? []).flatMap((child) => flatten(child))];
}

function toStatus(status: string): Executed['status'] {
  if (/^(passed|success)$/i.test(status)) return 'passed';
  return /^(skipped|pending|todo|disabled)$/i.test(status) ? 'skipped' : 'failed';
}

/** Reads a report and removes it, so that a later run that dies early cannot show an older one. */
function readOnce(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  return JSON.parse(text);
}
