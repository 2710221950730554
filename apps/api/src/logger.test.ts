import pino from 'pino';
import { expect, it } from 'vitest';
import { loggerOptions } from './logger.ts';

it('keeps secrets out of the log', () => {
  const lines: string[] = [];
  const logger = pino(loggerOptions, { write: (line: string) => void lines.push(line) });
  const headers = { authorization: 'Bearer secret', cookie: 'session=secret' };
  logger.info({ headers, request: { headers }, config: { databaseUrl: 'postgres://u:secret@h/d' } }, 'x');
  expect(lines.join()).not.toContain('secret');
});

it('logs why a query failed without its parameters', () => {
  const lines: string[] = [];
  const cause = new Error('connection lost');
  const error = Object.assign(new Error('Failed query: select 1 params: 0xaccount', { cause }), {
    query: 'select 1',
    params: ['0xaccount'],
  });
  pino(loggerOptions, { write: (line: string) => void lines.push(line) }).error({ err: error }, 'failed');
  expect(lines.join()).toContain('connection lost');
  expect(lines.join()).not.toContain('0xaccount');
});
