import { pino } from 'pino';
import { toProcessError } from '@tradewind/process/to-process-error';
import { parseConfig } from '../config.ts';
import { toIndexedChain } from '../indexed-chain.ts';
import { reindex } from './reindex.ts';

const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());

function print(line: string): void {
  process.stdout.write(`reindex: ${line}\n`);
}

try {
  const config = parseConfig({ LOG_LEVEL: 'warn', INDEXER_PORT: '0', ...process.env });
  const logger = pino({ level: config.LOG_LEVEL, base: { service: 'reindex' } });
  const chains = config.chains.map(toIndexedChain);
  await reindex({ config, chains, logger, print, signal: stop.signal });
  if (stop.signal.aborted) print('interrupted; the next one goes on from here');
} catch (error) {
  process.stderr.write(`reindex: ${toProcessError(error).message}\n`);
  process.exitCode = 1;
}
