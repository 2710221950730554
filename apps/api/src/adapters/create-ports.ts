import type { Database } from '@tradewind/db/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Chains } from '../chain/chain.ts';
import type { ApiConfig } from '../config.ts';
import { type Announcements, createAnnouncements } from './announcements/create-announcements.ts';
import { createExplorer } from './explorer/create-explorer.ts';
import type { Explorer } from './explorer/explorer.ts';
import { createMarketData } from './market-data/create-market-data.ts';
import type { MarketData } from './market-data/market-data.ts';
import { createPictures, type Pictures } from './pictures/create-pictures.ts';
import { createSigner } from './signer/create-signer.ts';
import type { Signer } from './signer/signer.ts';

/** The API's interfaces to everything outside of it, its tables and its chains. */
export type Ports = {
  marketData: MarketData;
  explorer: Explorer;
  announcements: Announcements;
  /** Undefined where none is configured. */
  signer: Signer | undefined;
  /** Undefined where no media process is configured. */
  pictures: Pictures | undefined;
};

type PortDeps = {
  config: ApiConfig;
  logger: FastifyBaseLogger;
  database: Database;
  chains: Chains;
};

const hourMs = 3_600_000;

/** The configured ports; the index and the home chain answer where a service is not configured. */
export function createPorts({ config, logger, database, chains }: PortDeps): Ports {
  const onError = (err: unknown) => logger.warn({ err }, 'an old answer was given');
  const remember = { freshMs: config.upstreamCacheMs, staleMs: hourMs, onError };
  return {
    marketData: createMarketData(config.marketDataService, { database, chain: chains.home }, remember),
    announcements: createAnnouncements(config.announcementsUrl, { ...remember, staleMs: 24 * hourMs }),
    explorer: createExplorer(config.explorerService, chains, remember),
    signer: createSigner(config.signer),
    pictures: createPictures(config.pictures),
  };
}
