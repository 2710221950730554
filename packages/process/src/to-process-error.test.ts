import { DatabaseFault } from '@tradewind/db/database-fault';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { BlockedError, FatalError, RetryableError } from './process-error.ts';
import { toProcessError } from './to-process-error.ts';

const refusal = (sqlState: string) => new DatabaseFault('SQLSTATE', 'no', { sqlState });

it.each([
  new RetryableError('a node'),
  refusal('57P01'),
  refusal('40001'),
  new DrizzleQueryError('select', [], refusal('08006')),
  new DatabaseFault('DATABASE_LOST', 'no'),
  new DatabaseFault('POOL_FULL', 'no'),
  new DatabaseFault('COMMIT_UNKNOWN', 'no'),
])('tries again after %s', (error) => {
  expect(toProcessError(error).isRetryable).toBe(true);
});

it.each([refusal('42P01'), new TypeError('a fault'), 'text'])('classifies %s as unknown', (error) => {
  expect(toProcessError(error)).toBeInstanceOf(BlockedError);
});

it('ends after a wrong configuration', () => {
  expect(toProcessError(new FatalError('configuration'))).toBeInstanceOf(FatalError);
});
