import { join } from 'node:path';
import { getKeeperAccount } from '../demo-accounts.ts';
import type { StackEnvironment } from '../environment.ts';
import type { Ports } from '../ports.ts';
import { readMarketSeed } from '../prediction/market-seed.ts';
import type { WebMode } from './build-web.ts';
import { nodeService, type NodeService } from './node-service.ts';

export interface ChainAddress {
  readonly chainId: number;
  readonly rpcUrls: readonly string[];
  readonly wsUrl: string | undefined;
}

interface AppOptions {
  readonly environment: StackEnvironment;
  readonly mode: 'start' | 'dev';
  readonly webMode: WebMode;
  readonly ports: Ports;
  readonly databaseUrl: string;
  /** The first is the one of the exchange, which api and web are for. */
  readonly chains: readonly [ChainAddress, ...ChainAddress[]];
}

/** Our processes: indexer, api, keeper, the feed of the local chain and web, with the settings that join them. */
export function appServices(options: AppOptions): readonly NodeService[] {
  const { environment, ports } = options;
  const [chain] = options.chains;
  const logFolder = join(environment.home, 'log');
  const watch = options.mode === 'dev' ? ['--watch', '--watch-preserve-output'] : [];
  const shared = sharedEnvironment(environment, chain);
  const source = (name: 'indexer' | 'api' | 'keeper') => ({
    name,
    parameters: [...watch, `apps/${name}/src/main.ts`],
    port: ports[name],
    readyPath: '/readyz',
    logFolder,
  });
  return [
    nodeService({
      ...source('indexer'),
      environment: { ...shared, ...indexerEnvironment(options), INDEXER_PORT: String(ports.indexer) },
    }),
    ...listApiNodes(ports).map((node) => {
      const settings = { ...shared, ...apiEnvironment(options, node) };
      return nodeService({ ...source('api'), ...node, environment: settings });
    }),
    nodeService({ ...source('keeper'), environment: { ...shared, ...keeperEnvironment(options) } }),
    ...feedServices(options),
    nodeService({
      name: 'web',
      parameters: webParameters(options.mode),
      port: ports.web,
      environment: { ...shared, ...webEnvironment(options) },
      readyPath: '/',
      logFolder,
    }),
  ];
}

function sharedEnvironment(
  { logLevel }: StackEnvironment,
  { chainId, rpcUrls, wsUrl }: ChainAddress,
): Readonly<Record<string, string>> {
  return {
    CHAIN_ID: String(chainId),
    RPC_URLS: rpcUrls.join(','),
    ...(wsUrl === undefined ? {} : { WS_URL: wsUrl }),
    LOG_LEVEL: logLevel,
    // Others' warnings about features of Node itself are no concern of the reader of a log.
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --disable-warning=ExperimentalWarning`.trim(),
  };
}

interface ApiNode {
  readonly name: string;
  readonly port: number;
}

/** `api`, and `api-2` and so on where there are several. */
function listApiNodes({ api, furtherApis }: Ports): readonly ApiNode[] {
  return [api, ...furtherApis].map((port, index) => ({
    name: index === 0 ? 'api' : `api-${index + 1}`,
    port,
  }));
}

function webParameters(mode: 'start' | 'dev'): readonly string[] {
  return mode === 'start'
    ? ['apps/web/server/main.ts']
    : ['node_modules/vite/bin/vite.js', '--config', 'apps/web/vite.config.ts', '--clearScreen=false'];
}

/** Everyone of a local stack comes from one address, tests included: the limit of sign-ins is not for them. */
function apiEnvironment(
  { databaseUrl, ports }: AppOptions,
  { name, port }: ApiNode,
): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: databaseUrl,
    API_PORT: String(port),
    API_NODE_ID: name,
    SITE_ORIGINS: ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${ports.web}`).join(','),
    SIGN_IN_RATE_LIMIT: '120',
  };
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

/** A key that everyone knows for the chain that is ours; for nodes of the operator's own the keeper takes the operator's settings. */
function keeperEnvironment({
  environment,
  databaseUrl,
  ports,
}: AppOptions): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: databaseUrl,
    KEEPER_PORT: String(ports.keeper),
    // Players of the local chain collect without gas, however little it is.
    ...(environment.rpcUrls === undefined && {
      KEEPER_KEY: getKeeperAccount().privateKey,
      CLAIM_ALLOWANCE: '0.001',
    }),
  };
}

/** What the simulated market says on the chain that is ours; other chains have feeds of their own. */
function feedServices({ environment, ports, chains }: AppOptions): readonly NodeService[] {
  if (environment.rpcUrls !== undefined || !environment.isFeedOn) return [];
  const settings = {
    RPC_URL: chains[0].rpcUrls[0] ?? '',
    FEED_PORT: String(ports.feed),
    MARKET_SEED: readMarketSeed(environment.home, environment.marketSeed),
    API_URLS: listApiUrls(ports),
  };
  return [
    nodeService({
      name: 'feed',
      parameters: ['stack/src/feed/main.ts'],
      port: ports.feed,
      environment: settings,
      readyPath: '/readyz',
      logFolder: join(environment.home, 'log'),
    }),
  ];
}

/** `PORT` is what Vite's development server listens on. */
function webEnvironment({ ports, webMode }: AppOptions): Readonly<Record<string, string>> {
  return {
    WEB_PORT: String(ports.web),
    PORT: String(ports.web),
    WEB_MODE: webMode,
    API_URL: listApiUrls(ports),
  };
}

function listApiUrls(ports: Ports): string {
  return listApiNodes(ports)
    .map(({ port }) => `http://127.0.0.1:${port}`)
    .join(',');
}
