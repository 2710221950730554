import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { areas } from '../areas.ts';
import { getKeeperAccount, getSignerAccount, localAccount } from '../demo-accounts.ts';
import type { StackEnvironment } from '../environment.ts';
import { localChainIds, localCodes, type Ports } from '../ports.ts';
import { listProgramParameters, programs } from '../programs/built-program.ts';
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
  /** Of the user of the media process. */
  readonly mediaDatabaseUrl: string;
  /** The first one is the home chain. */
  readonly chains: readonly [ChainAddress, ...ChainAddress[]];
  /** Runs two indexers and two keepers of the home chain; the lease decides which one is active. */
  readonly hasStandbys: boolean;
  /** Runs demo accounts that play against the user on the local chain. */
  readonly hasOpponents: boolean;
}

/**
 * A keeper does little, but by default Node keeps the garbage of its start: 300 MiB instead of 150. That counts for one
 * a chain on a laptop. Of the media process it is half, too.
 */
const smallHeap = '--max-semi-space-size=4';

/** Nothing on the other chains is due to the second, as rounds are at home. */
const otherPace = { POLL_INTERVAL_MS: '2000' };

/** Returns our processes with their settings: indexer, api, media, keepers, those of the areas, and web. */
export function appServices(options: AppOptions): readonly NodeService[] {
  const { environment, ports } = options;
  const [chain] = options.chains;
  const logFolder = join(environment.home, 'log');
  const toParameters = (name: keyof typeof programs) => programParameters(options.mode, name);
  const shared = sharedEnvironment(environment, chain);
  const source = (name: 'indexer' | 'api' | 'media') => ({
    name,
    parameters: toParameters(name),
    port: ports[name],
    readyPath: '/readyz',
    logFolder,
  });
  const indexers = listActors('indexer', ports.indexer, options).map((actor) => {
    const settings = { ...indexerEnvironment(options), INDEXER_PORT: String(actor.port) };
    return nodeService({ ...source('indexer'), ...actor, environment: { ...shared, ...settings } });
  });
  return [
    ...indexers,
    ...listApiNodes(ports).map((node) => {
      const settings = { ...shared, ...apiEnvironment(options, node) };
      return nodeService({ ...source('api'), ...node, environment: settings });
    }),
    nodeService({
      ...source('media'),
      parameters: [smallHeap, ...toParameters('media')],
      environment: { ...shared, ...mediaEnvironment(options) },
    }),
    ...keeperServices(options, { parameters: [smallHeap, ...toParameters('keeper')], logFolder }),
    ...areaServices(options),
    nodeService({
      name: 'web',
      parameters: webParameters(options.mode),
      port: ports.web,
      environment: { ...shared, ...chainsEnvironment(options.chains), ...webEnvironment(options) },
      readyPath: '/',
      logFolder,
    }),
  ];
}

/** A development run has the sources, which it watches; any other one has the build of the program. */
function programParameters(mode: AppOptions['mode'], name: keyof typeof programs): readonly string[] {
  return mode === 'dev'
    ? ['--watch', '--watch-preserve-output', programs[name]]
    : listProgramParameters(name);
}

/** One keeper a chain: `keeper` on the home chain, `keeper-erc`, `keeper-poly`. */
function keeperServices(
  options: AppOptions,
  program: { readonly parameters: readonly string[]; readonly logFolder: string },
): readonly NodeService[] {
  const { environment, ports } = options;
  const [home, ...others] = options.chains;
  const ofHome = listActors('keeper', ports.keepers.bep, options).map((actor) => ({ ...actor, chain: home }));
  const ofOthers = others.flatMap((chain) =>
    localCodes
      .filter((code) => localChainIds[code] === chain.chainId)
      .map((code) => ({ name: `keeper-${code}`, port: ports.keepers[code], readyPath: '/readyz', chain })),
  );
  return [...ofHome, ...ofOthers].map(({ chain, ...actor }) => {
    const pace = chain === home ? {} : otherPace;
    const settings = { ...keeperEnvironment(options), ...pace, KEEPER_PORT: String(actor.port) };
    const shared = sharedEnvironment(environment, chain);
    return nodeService({ ...program, ...actor, environment: { ...shared, ...settings } });
  });
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
    // Warnings about experimental features of Node do not belong in the log.
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --disable-warning=ExperimentalWarning`.trim(),
  };
}

interface Numbered {
  readonly name: string;
  readonly port: number;
}

interface Actor extends Numbered {
  readonly readyPath: string;
}

/** Returns one process that is ready when it is active; or two, of which the standby reports that it is not ready. */
function listActors(
  name: 'indexer' | 'keeper',
  port: number,
  { ports, hasStandbys }: Pick<AppOptions, 'ports' | 'hasStandbys'>,
): readonly Actor[] {
  if (!hasStandbys) return [{ name, port, readyPath: '/readyz' }];
  return [
    { name, port, readyPath: '/livez' },
    { name: `${name}-2`, port: ports.standbys[name], readyPath: '/livez' },
  ];
}

/** Returns the nodes `api`, `api-2` and so on. */
function listApiNodes({ api, furtherApis }: Ports): readonly Numbered[] {
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

/** Only the API and the media process of this stack have it. */
const uploadKey = randomBytes(24).toString('base64url');

/** All clients of a local stack, tests included, share one address, so the limit of sign-ins is raised. */
function apiEnvironment(
  { environment, databaseUrl, ports, chains }: AppOptions,
  { name, port }: Numbered,
): Readonly<Record<string, string>> {
  return {
    ...chainsEnvironment(chains),
    DATABASE_URL: databaseUrl,
    API_PORT: String(port),
    API_NODE_ID: name,
    SITE_ORIGINS: toSiteOrigins(ports),
    SIGN_IN_RATE_LIMIT: '120',
    MEDIA_URL: `http://127.0.0.1:${ports.media}`,
    MEDIA_ORIGIN: `http://127.0.0.1:${ports.media}`,
    MEDIA_UPLOAD_KEY: uploadKey,
    // The owner of the contracts of the local chain, and the signer of its sales. Their keys are public.
    ...(environment.rpcUrls === undefined && {
      OPERATORS: `${localAccount(0).address}:pool+sale+review`,
      SIGNER_KEY: getSignerAccount().privateKey,
    }),
  };
}

const toSiteOrigins = ({ web }: Ports): string =>
  ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${web}`).join(',');

/** All clients of a local stack share one address. The operator's own store and lists replace ours. */
function mediaEnvironment({
  environment,
  mediaDatabaseUrl,
  ports,
}: AppOptions): Readonly<Record<string, string>> {
  return {
    MEDIA_DATABASE_URL: mediaDatabaseUrl,
    SITE_ORIGINS: toSiteOrigins(ports),
    MEDIA_PORT: String(ports.media),
    MEDIA_STORE: process.env['MEDIA_STORE'] ?? join(environment.home, 'media'),
    MEDIA_RATE_LIMIT: '100000',
    MEDIA_UPLOAD_KEY: uploadKey,
  };
}

/** Returns the indexer's settings: each chain with its nodes, and the database. */
export function indexerEnvironment({
  chains,
  databaseUrl,
}: Pick<AppOptions, 'chains' | 'databaseUrl'>): Readonly<Record<string, string>> {
  return { ...chainsEnvironment(chains), DATABASE_URL: databaseUrl };
}

/** The ids of all chains, and the nodes of each. */
function chainsEnvironment(chains: readonly ChainAddress[]): Readonly<Record<string, string>> {
  const nodes = chains.flatMap(({ chainId, rpcUrls, wsUrl = '' }) => [
    [`RPC_URLS_${chainId}`, rpcUrls.join(',')],
    [`WS_URL_${chainId}`, wsUrl],
  ]);
  return { CHAIN_IDS: chains.map(({ chainId }) => chainId).join(','), ...Object.fromEntries(nodes) };
}

/** Sets a public key on the local chain. For the operator's own nodes the keeper uses the operator's settings. */
function keeperEnvironment({ environment, databaseUrl }: AppOptions): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: databaseUrl,
    // Players and buyers of the local chain collect without gas, at any amount.
    ...(environment.rpcUrls === undefined && {
      KEEPER_KEY: getKeeperAccount().privateKey,
      CLAIM_ALLOWANCE: '0.001',
      SALE_COLLECT_ALLOWANCE: '0.001',
    }),
  };
}

/** Runs the processes of the areas on the local chain only. */
function areaServices({ environment, ports, chains, hasOpponents }: AppOptions): readonly NodeService[] {
  if (environment.rpcUrls !== undefined) return [];
  const local = {
    environment,
    ports,
    rpcUrl: chains[0].rpcUrls[0] ?? '',
    apiUrls: listApiUrls(ports),
    hasOpponents,
    logFolder: join(environment.home, 'log'),
  };
  return areas.flatMap(({ listServices }) => listServices?.(local) ?? []);
}

/** Vite's development server listens on `PORT`. */
function webEnvironment({ ports, webMode }: AppOptions): Readonly<Record<string, string>> {
  return {
    WEB_PORT: String(ports.web),
    PORT: String(ports.web),
    WEB_MODE: webMode,
    API_URL: listApiUrls(ports),
    MEDIA_ORIGIN: `http://127.0.0.1:${ports.media}`,
    MEDIA_URL: `http://127.0.0.1:${ports.media}`,
  };
}

function listApiUrls(ports: Ports): string {
  return listApiNodes(ports)
    .map(({ port }) => `http://127.0.0.1:${port}`)
    .join(',');
}
