import { mkdirSync } from 'node:fs';
import { findOwnChain } from './chain/own-chain.ts';
import { listDemoAccounts, type DemoAccount } from './demo-accounts.ts';
import type { StackEnvironment } from './environment.ts';
import { assertFreeSpace } from './home/free-space.ts';
import { rotateLogs } from './home/rotate-logs.ts';
import { readPriceSeed } from './home/price-seed.ts';
import { lockHome, type StackUrls } from './home/stack-file.ts';
import { choosePorts, localChainIds, type Ports } from './ports.ts';
import { assertPortFree } from './process/port.ts';
import { createProgress, type Progress } from './progress.ts';
import { appServices, type ChainAddress, indexerEnvironment } from './service/apps.ts';
import { buildWeb, type WebMode } from './service/build-web.ts';
import { startLocalChains } from './service/local-chains.ts';
import { type Build, runBuild } from './service/run-build.ts';
import { putDemoFiles } from './service/put-demo-files.ts';
import { createSupervisor, type Supervisor } from './service/supervisor.ts';
import {
  createMediaUser,
  databaseService,
  migrate,
  readServerVersion,
  writeDemoRows,
} from './service/database.ts';

export interface StackOptions {
  readonly environment: StackEnvironment;
  readonly mode: 'start' | 'dev';
  /** The build of the served page. Default: `local`. */
  readonly webMode?: WebMode;
  /** Receives the lines that are shown to the user. */
  readonly print: (line: string) => void;
  /** Replaces the addresses of each chain in our processes' settings: a fault test inserts a proxy here. */
  readonly leadTo?: (chain: ChainAddress) => Promise<ChainAddress>;
  /** Starts a second indexer and a second keeper of the home chain, which are standbys until the lease of the first is free. */
  readonly hasStandbys?: boolean;
  /**
   * Runs demo accounts that enter rounds with other players on the local chain. Tests and chaos leave it out, so that
   * they count only their own entries.
   */
  readonly hasOpponents?: boolean;
  /**
   * The interval at which the local chains write their state, in seconds; a killed one loses the blocks since. Default: a
   * minute, since the file of the demo has 25 MB.
   */
  readonly saveSeconds?: number;
  /** Cancels a start in progress. */
  readonly signal?: AbortSignal;
}

export interface Stack {
  readonly urls: StackUrls;
  /** The addresses of all API nodes. */
  readonly apiUrls: readonly string[];
  /** The addresses of our processes, by service name. */
  readonly serviceUrls: Readonly<Record<string, string>>;
  readonly databaseUrl: string;
  /** The exchange's chain. */
  readonly chain: ChainAddress;
  readonly chains: readonly ChainAddress[];
  readonly accounts: readonly DemoAccount[];
  /** Resolves when the site has the files of the demo, which are sent after it is ready. */
  readonly demoFiles: Promise<void>;
  /** Resolves to the reason when a service cannot be kept running; the caller then stops the stack. */
  readonly failed: Promise<string>;
  readonly findPid: (name: string) => number | undefined;
  readonly kill: (name: string) => void;
  /** Stops everything in order and leaves no process and no lock. */
  readonly stop: () => Promise<void>;
}

/** Starts everything in order and keeps it running; after a failed start, nothing is left running. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { environment } = options;
  const progress = createProgress(options.print);
  mkdirSync(environment.home, { recursive: true });
  assertFreeSpace(environment.home);
  rotateLogs(environment.home);
  const lock = await lockHome(environment.home, progress.note);
  const supervisor = createSupervisor({
    signal: options.signal,
    print: progress.note,
    recordChild: lock.recordChild,
  });
  const stop = async () => {
    await supervisor.stopAll();
    lock.release();
  };
  try {
    const started = await startServices(options, supervisor, progress);
    const { indexer, ...stack } = started;
    lock.recordReady(stack.urls, indexer);
    return {
      ...stack,
      accounts: listDemoAccounts(),
      failed: supervisor.failed,
      findPid: supervisor.findPid,
      kill: supervisor.kill,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Started = Pick<
  Stack,
  'demoFiles' | 'urls' | 'apiUrls' | 'serviceUrls' | 'databaseUrl' | 'chain' | 'chains'
> & {
  indexer: Readonly<Record<string, string>>;
};

async function startServices(
  options: StackOptions,
  supervisor: Supervisor,
  progress: Progress,
): Promise<Started> {
  const { environment, mode, webMode = 'local', hasStandbys = false, hasOpponents = false } = options;
  const { leadTo = async (chain: ChainAddress) => chain } = options;
  const ports = await choosePorts(environment.portBase, environment.apiNodes);
  await assertPortsFree(ports, environment);
  const [databaseUrls, chains] = await Promise.all([
    startDatabase(environment, ports, supervisor, progress),
    startChains(options, ports, supervisor, progress),
    mode === 'start'
      ? buildAll(webMode, { home: environment.home, signal: supervisor.signal }, progress)
      : undefined,
  ]);
  const { databaseUrl } = databaseUrls;
  if (environment.rpcUrls === undefined) await writeDemoRows(databaseUrl);
  const [first, ...others] = await Promise.all(chains.map(leadTo));
  const reached: readonly [ChainAddress, ...ChainAddress[]] = [first ?? chains[0], ...others];
  const indexer = indexerEnvironment({ chains, databaseUrl });
  const joined = { ports, ...databaseUrls, chains: reached, hasStandbys, hasOpponents };
  const apps = appServices({ environment, mode, webMode, ...joined });
  await Promise.all(
    apps.map((app) =>
      progress.step(
        app.name,
        () => supervisor.start(app),
        () => app.url,
      ),
    ),
  );
  const urls = listUrls(ports, chains[0].rpcUrls[0] ?? '');
  const apiUrls = [ports.api, ...ports.furtherApis].map((port) => `http://127.0.0.1:${port}`);
  const serviceUrls = Object.fromEntries(apps.map(({ name, url }) => [name, url]));
  const demoFiles = sendDemoFiles({ environment, urls, ports }, supervisor, progress);
  return { urls, apiUrls, serviceUrls, databaseUrl, chains, chain: chains[0], demoFiles, indexer };
}

/** The page and the programs, which run from one file each. */
async function buildAll(
  webMode: WebMode,
  place: Pick<Build, 'home' | 'signal'>,
  { step }: Progress,
): Promise<void> {
  const build = { ...place, name: 'programs', parameters: ['stack/src/programs/main.ts'] };
  await Promise.all([
    step('web build', () => buildWeb(webMode, place), String),
    step('programs', () => runBuild(build), String),
  ]);
}

async function sendDemoFiles(
  {
    environment,
    urls,
    ports,
  }: { readonly environment: StackEnvironment; readonly urls: StackUrls; readonly ports: Ports },
  { signal }: Supervisor,
  { note }: Progress,
): Promise<void> {
  if (environment.rpcUrls !== undefined || !environment.hasFiles) return;
  const mediaUrl = `http://127.0.0.1:${ports.media}`;
  await putDemoFiles({ webUrl: urls.web, mediaUrl, chainId: localChainIds.bep, signal }, note);
}

function listUrls(ports: Ports, rpc: string): StackUrls {
  return {
    web: `http://127.0.0.1:${ports.web}`,
    api: `http://127.0.0.1:${ports.api}`,
    indexer: `http://127.0.0.1:${ports.indexer}`,
    keeper: `http://127.0.0.1:${ports.keepers.bep}`,
    rpc,
  };
}

async function assertPortsFree(ports: Ports, environment: StackEnvironment): Promise<void> {
  await assertPortFree(ports.web, 'web');
  for (const port of [ports.api, ...ports.furtherApis]) await assertPortFree(port, 'api');
  await assertPortFree(ports.indexer, 'indexer');
  await assertPortFree(ports.keepers.bep, 'keeper');
  await assertPortFree(ports.media, 'media');
  if (environment.rpcUrls === undefined) {
    await assertPortFree(ports.feed, 'feed');
    await assertPortFree(ports.opponents, 'opponents');
    for (const code of environment.chains) {
      const ofHome = code === 'bep' ? '' : `-${code}`;
      await assertPortFree(ports.keepers[code], `keeper${ofHome}`);
      await assertPortFree(ports.chains[code], `chain${ofHome}`);
    }
  }
}

type DatabaseUrls = { readonly databaseUrl: string; readonly mediaDatabaseUrl: string };

async function startDatabase(
  environment: StackEnvironment,
  ports: Ports,
  supervisor: Supervisor,
  progress: Progress,
): Promise<DatabaseUrls> {
  const { databaseUrl } = environment;
  if (databaseUrl !== undefined) {
    await progress.step(
      'database',
      async () => ({
        migrations: await migrate(databaseUrl),
        version: await readServerVersion(databaseUrl),
      }),
      ({ migrations, version }) => `PostgreSQL ${version}, ${describeMigrations(migrations)}`,
    );
    // The rights of a server of the operator's own are the operator's.
    return { databaseUrl, mediaDatabaseUrl: process.env['MEDIA_DATABASE_URL'] ?? databaseUrl };
  }
  const service = databaseService(environment.home, ports.postgres);
  await progress.step(
    'database',
    async () => {
      await supervisor.start(service);
      return readServerVersion(service.getUrl());
    },
    (version) => `PostgreSQL ${version} for development, port ${new URL(service.getUrl()).port}`,
  );
  await progress.step('tables', () => migrate(service.getUrl()), describeMigrations);
  return { databaseUrl: service.getUrl(), mediaDatabaseUrl: await createMediaUser(service.getUrl()) };
}

function describeMigrations(count: number): string {
  return count === 0 ? 'up to date' : `${count} migrations applied`;
}

async function startChains(
  { environment, saveSeconds = 60 }: Pick<StackOptions, 'environment' | 'saveSeconds'>,
  ports: Ports,
  supervisor: Supervisor,
  progress: Progress,
): Promise<readonly [ChainAddress, ...ChainAddress[]]> {
  const { home, rpcUrls, wsUrl } = environment;
  if (rpcUrls === undefined) {
    const priceSeed = readPriceSeed(home, environment.priceSeed);
    const parts = { home, priceSeed, saveSeconds, ports, supervisor, progress };
    return startLocalChains({ codes: environment.chains, ...parts });
  }
  const chain = await progress.step(
    'chain',
    () => findOwnChain(rpcUrls, wsUrl),
    ({ chainId }) => `chain ${chainId} of RPC_URLS`,
  );
  return [chain];
}
