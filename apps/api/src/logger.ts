import pino, { type Logger } from 'pino';
import { createLogStream } from './log-stream.ts';

/** Fields that could contain a secret are removed, should a caller ever log them. */
const redact = {
  paths: [
    'headers',
    '*.headers',
    'authorization',
    '*.authorization',
    'cookie',
    '*.cookie',
    'databaseUrl',
    '*.databaseUrl',
  ],
  censor: '[redacted]',
};

export const loggerOptions = {
  redact,
  serializers: {
    err: (error: Error) => pino.stdSerializers.err(findFault(error)),
  },
};

/** JSON lines to stdout, each with the name of its process. */
export function createLogger(level: string, name = 'api'): Logger {
  return pino({ ...loggerOptions, level, base: { process: name } }, createLogStream());
}

/**
 * The error of a failed query contains its parameters, which a client sent: only the database's own error is
 * logged.
 */
function findFault(error: Error): Error {
  return 'query' in error && error.cause instanceof Error ? error.cause : error;
}
