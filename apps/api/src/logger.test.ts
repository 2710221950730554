import pino from 'pino';
import { expect, it } from 'vitest';
import { redaction } from './logger.ts';

it('keeps secrets out of the log', () => {
  const lines: string[] = [];
  const logger = pino({ redact: redaction }, { write: (line: string) => void lines.push(line) });
  const headers = { authorization: 'Bearer secret', cookie: 'session=secret' };
  logger.info({ headers, request: { headers }, config: { databaseUrl: 'postgres://u:secret@h/d' } }, 'x');
  expect(lines.join()).not.toContain('secret');
});
