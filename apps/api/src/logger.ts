import pino, { type Logger } from 'pino';

/** Whatever could carry a secret is cut out, should a caller ever log it. */
export const redaction = {
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

/** JSON lines to stdout. */
export function createLogger(level: string): Logger {
  return pino({ level, base: { process: 'api' }, redact: redaction });
}
