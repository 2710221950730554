import { join } from 'node:path';
import type { StackEnvironment } from '../environment.ts';
import type { Ports } from '../ports.ts';
import { nodeService, type NodeService } from './node-service.ts';

export interface ChainAddress {
  readonly chainId: number;
  readonly rpcUrls: readonly string[];
  readonly wsUrl: string | undefined;
}

interface AppOptions {
  readonly environment: StackEnvironment;
  readonly mode: 'start' | 'dev';
  readonly ports: Ports;
  readonly databaseUrl: string;
  /** The first is the one of the exchange, which api and web are for. */
  readonly chains: readonly [ChainAddress, ...ChainAddress[]];
}

/** Our processes: indexer, api and web, with the settings that join them. */
export function appServices(options: AppOptions): readonly NodeService[] {
  const { environment, ports, databaseUrl } = options;
  const [chain] = options.chains;
  const logFolder = join(environment.home, 'log');
  const watch = options.mode === 'dev' ? ['--watch', '--watch-preserve-output'] : [];
  const shared = {
    CHAIN_ID: String(chain.chainId),
    RPC_URLS: chain.rpcUrls.join(','),
    ...(chain.wsUrl === undefined ? {} : { WS_URL: chain.wsUrl }),
    LOG_LEVEL: environment.logLevel,
    // Others' warnings about features of Node itself are no concern of the reader of a log.
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
  };
  return [
    nodeService({
      name: 'indexer',
      parameters: [...watch, 'apps/indexer/src/main.ts'],
      port: ports.indexer,
      environment: { ...shared, ...indexerEnvironment(options), INDEXER_PORT: String(ports.indexer) },
      readyPath: '/readyz',
      logFolder,
    }),
    nodeService({
      name: 'api',
      parameters: [...watch, 'apps/api/src/main.ts'],
      port: ports.api,
      environment: { ...shared, DATABASE_URL: databaseUrl, API_PORT: String(ports.api) },
      readyPath: '/readyz',
      logFolder,
    }),
    nodeService({
      name: 'web',
      parameters: webParameters(options.mode),
      port: ports.web,
      environment: { ...shared, ...webEnvironment(ports) },
      readyPath: '/',
      logFolder,
    }),
  ];
}

function webParameters(mode: 'start' | 'dev'): readonly string[] {
  return mode === 'start'
    ? ['apps/web/server/main.ts']
    : ['node_modules/vite/bin/vite.js', '--config', 'apps/web/vite.config.ts', '--clearScreen=false'];
}

/** What to index: each chain with its nodes, and where to. */
export function indexerEnvironment({
  chains,
  databaseUrl,
}: Pick<AppOptions, 'chains' | 'databaseUrl'>): Readonly<Record<string, string>> {
  const nodes = chains.flatMap(({ chainId, rpcUrls, wsUrl = '' }) => [
    [`RPC_URLS_${chainId}`, rpcUrls.join(',')],
    [`WS_URL_${chainId}`, wsUrl],
  ]);
  return {
    CHAIN_IDS: chains.map(({ chainId }) => chainId).join(','),
    ...Object.fromEntries(nodes),
    DATABASE_URL: databaseUrl,
  };
}

/** `PORT` is what Vite's development server listens on. */
function webEnvironment(ports: Ports): Readonly<Record<string, string>> {
  return {
    WEB_PORT: String(ports.web),
    PORT: String(ports.web),
    WEB_MODE: 'local',
    API_URL: `http://127.0.0.1:${ports.api}`,
  };
}
