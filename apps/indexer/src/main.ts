import { pino } from 'pino';
import { toProcessError } from '@tradewind/process/to-process-error';
import { parseConfig } from './config.ts';
import { toIndexedChain } from './indexed-chain.ts';
import { runIndexer } from './run-indexer.ts';

const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());

try {
  const config = parseConfig(process.env);
  const logger = pino({ level: config.LOG_LEVEL, base: { service: 'indexer' } });
  const chains = config.chains.map(toIndexedChain);
  await runIndexer({ config, chains, logger, signal: stop.signal });
} catch (error) {
  process.stderr.write(`indexer: ${toProcessError(error).message}\n`);
  process.exitCode = 1;
}
