import { pino } from 'pino';
import { parseConfig } from './config.ts';
import { createExchangeArea } from './exchange/exchange-area.ts';
import { createMarketInfoArea } from './market-info/market-info-area.ts';
import { runIndexer } from './run-indexer.ts';
import type { CreateAreas } from './sync/area.ts';
import { toIndexerError } from './to-indexer-error.ts';

/** Areas in the order in which they write; each may read what those before it wrote. */
const createAreas: CreateAreas = (database, { exchange }) => [
  createExchangeArea(database, exchange),
  createMarketInfoArea(exchange),
];

const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());

try {
  const config = parseConfig(process.env);
  const logger = pino({ level: config.LOG_LEVEL, base: { service: 'indexer', chainId: config.CHAIN_ID } });
  await runIndexer({ config, createAreas, logger, signal: stop.signal });
} catch (error) {
  process.stderr.write(`indexer: ${toIndexerError(error).message}\n`);
  process.exitCode = 1;
}
