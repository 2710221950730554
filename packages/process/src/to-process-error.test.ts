import { DrizzleQueryError } from 'drizzle-orm';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { FatalError, RetryableError } from './process-error.ts';
import { toProcessError } from './to-process-error.ts';

const postgresError = (code: string) => Object.assign(new postgres.PostgresError('no'), { code });
const coded = (code: string) => Object.assign(new Error('no'), { code });

it.each([
  new RetryableError('a node'),
  postgresError('57P01'),
  postgresError('40001'),
  new DrizzleQueryError('select', [], postgresError('08006')),
  coded('CONNECTION_CLOSED'),
  coded('ECONNREFUSED'),
])('tries again after %s', (error) => {
  expect(toProcessError(error).isRetryable).toBe(true);
});

it.each([new FatalError('configuration'), postgresError('42P01'), new TypeError('a fault'), 'text'])(
  'ends after %s',
  (error) => {
    expect(toProcessError(error).isRetryable).toBe(false);
  },
);
