import type { ExchangeDeployment } from '@tradewind/abi/deployment';
import type { Database } from '@tradewind/db/database';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiConfig } from '../config.ts';
import { type Announcements, createAnnouncements } from './announcements/create-announcements.ts';
import type { Bus } from './bus/bus.ts';
import { createBus } from './bus/create-bus.ts';
import { createExplorer } from './explorer/create-explorer.ts';
import type { Explorer } from './explorer/explorer.ts';
import { createMarketData } from './market-data/create-market-data.ts';
import type { MarketData } from './market-data/market-data.ts';
import { type ChainNode, createChainNode } from './node/chain-node.ts';

/** The API's interfaces to everything outside of it and its tables. */
export type Ports = {
  chainNode: ChainNode;
  marketData: MarketData;
  explorer: Explorer;
  announcements: Announcements;
  bus: Bus;
};

type PortDeps = {
  config: ApiConfig;
  logger: FastifyBaseLogger;
  database: Database;
  exchange: ExchangeDeployment | undefined;
};

const hourMs = 3_600_000;

/** The configured ports; the index and the chain answer where a service is not configured. */
export function createPorts({ config, logger, database, exchange }: PortDeps): Ports {
  const chainNode = createChainNode(config.rpcUrls);
  const report = (err: unknown) => logger.warn({ err }, 'an old answer was given');
  const remember = { freshMs: config.upstreamCacheMs, staleMs: hourMs, report };
  return {
    chainNode,
    marketData: createMarketData(config.marketService, { database, chainNode, exchange }, remember),
    announcements: createAnnouncements(config.announcementsUrl, { ...remember, staleMs: 24 * hourMs }),
    bus: createBus({ ...config, logger }),
    explorer: createExplorer(config.explorerService, chainNode, remember),
  };
}
