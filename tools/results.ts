import { readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { type Executed, executedSchema } from './executed.ts';

/** The list that `createVitestReporter` wrote. */
export function parseVitest(file: string): Executed[] {
  return z.array(executedSchema).parse(readOnce(file));
}

/**
 * Reads `forge test --junit`: its JSON contains the traces of invariants, which exceed a string's maximum length. A
 * test without a plain pass has failed.
 */
export function parseForge(output: string): Executed[] {
  const suites = output.split('<testsuite name="').slice(1);
  const executed = suites.flatMap((suite) => {
    const contract = findName(suite);
    return suite
      .split('<testcase name="')
      .slice(1)
      .map((test): Executed => {
        const isPassed = test.includes('<system-out>[PASS]') && !test.includes('<failure');
        const seconds = Number(/ time="([\d.]+)"/.exec(test)?.[1] ?? 0);
        const title = `${contract} ${findName(test)}`;
        return isPassed
          ? { title, status: 'passed', seconds }
          : { title, status: 'failed', seconds, error: test.slice(test.indexOf('>') + 1, 2_000) };
      });
  });
  const announced = Number(/<testsuites [^>]*\btests="(\d+)"/.exec(output)?.[1]);
  return executed.length === announced
    ? executed
    : [...executed, { title: `forge told of ${executed.length} of ${announced} tests`, status: 'failed' }];
}

function findName(text: string): string {
  return text.slice(0, text.indexOf('"'));
}

const resultSchema = z.object({
  duration: z.number(),
  errors: z.array(z.object({ message: z.string().optional() })),
});
const specSchema = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ status: z.string(), results: z.array(resultSchema) })),
});

type Suite = {
  title: string;
  specs?: z.infer<typeof specSchema>[] | undefined;
  suites?: Suite[] | undefined;
};

const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(specSchema).optional(),
    suites: z.array(suiteSchema).optional(),
  }),
);

const playwrightSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z.string().optional() })),
});

/** Reads Playwright's JSON report; errors outside tests (a stack that did not start) count as failures. */
export function parsePlaywright(file: string): Executed[] {
  const { suites, errors } = playwrightSchema.parse(readOnce(file));
  return [
    ...suites.flatMap((suite) => flatten(suite)),
    ...errors.map(({ message }): Executed => ({ title: `e2e: ${message ?? 'error'}`, status: 'failed' })),
  ];
}

function flatten(suite: Suite): Executed[] {
  const own = (suite.specs ?? []).map(({ title, ok, tests }): Executed => {
    const results = tests.flatMap((test) => test.results);
    // A test that ran out of time has one error that says so, and one that names the step.
    const error = results
      .flatMap(({ errors }) => errors)
      .map(({ message = 'error' }) => message)
      .join('\n');
    return {
      title: `${suite.title} ${title}`,
      status: tests.some(({ status }) => status === 'skipped') ? 'skipped' : ok ? 'passed' : 'failed',
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1_000,
      ...(error !== '' && { error }),
    };
  });
  return [...own, ...(suite.suites ?? []).flatMap((child) => flatten(child))];
}

/** Reads a list and removes it, so that a later run that ends early cannot show an older one. */
function readOnce(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  return JSON.parse(text);
}
