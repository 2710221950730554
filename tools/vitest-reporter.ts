import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';
import type { Executed } from './executed.ts';

type UnhandledError = SerializedError & { type?: string };

/**
 * Writes vitest's results as a list of `Executed`: each test, and each suite and file with an error of its own. It
 * adds each error that no test caught; such an error fails the run though all tests passed.
 */
export function createVitestReporter(file: string): Reporter {
  return {
    onTestRunEnd: (modules, unhandledErrors) => {
      const executed = [...modules.flatMap(listExecuted), ...unhandledErrors.map(toUnhandled)];
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(executed));
    },
  };
}

function listExecuted(module: TestModule): Executed[] {
  const file = module.relativeModuleId;
  const tests = [...module.children.allTests()].map((test) => toExecuted(file, test));
  const suites = [...module.children.allSuites()].flatMap((suite) => listErrors(file, suite));
  const own = listErrors(file, module);
  const all = [...tests, ...suites, ...own];
  const isReported = module.state() !== 'failed' || all.some(({ status }) => status === 'failed');
  return isReported ? all : [...all, { title: file, status: 'failed' }];
}

function toExecuted(file: string, test: TestCase): Executed {
  const { state, errors } = test.result();
  const milliseconds = test.diagnostic()?.duration;
  const [error] = errors ?? [];
  return {
    title: `${file} > ${test.fullName}`,
    status: state === 'passed' || state === 'skipped' ? state : 'failed',
    ...(milliseconds !== undefined && { seconds: milliseconds / 1_000 }),
    ...(error && { error: formatError(error) }),
  };
}

/** Lists the errors of a suite or a file outside its tests, for example in its hooks. */
function listErrors(file: string, of: TestSuite | TestModule): Executed[] {
  const title = of.type === 'module' ? file : `${file} > ${of.fullName}`;
  return of.errors().map((error) => ({ title, status: 'failed', error: formatError(error) }));
}

function toUnhandled(error: UnhandledError): Executed {
  const { type = 'Unhandled Error', VITEST_TEST_PATH: path, VITEST_TEST_NAME: test } = error;
  const place = [path, test].filter((part) => typeof part === 'string').join(' > ');
  return {
    title: place === '' ? type : `${type} while it ran: ${place}`,
    status: 'failed',
    error: formatError(error),
  };
}

/** The stack usually begins with name and message, unless the message was set later. */
function formatError({ name, message, stack = '' }: SerializedError): string {
  return stack.includes(message) ? stack : `${name ?? 'Error'}: ${message}\n${stack}`;
}
