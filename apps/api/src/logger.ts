import pino, { type Logger } from 'pino';

/** Whatever could carry a secret is cut out, should a caller ever log it. */
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

/** JSON lines to stdout. */
export function createLogger(level: string): Logger {
  return pino({ ...loggerOptions, level, base: { process: 'api' } });
}

/** The error of a failed query spells out its parameters, which a client sent: what the database said of it is enough. */
function findFault(error: Error): Error {
  return 'query' in error && error.cause instanceof Error ? error.cause : error;
}
