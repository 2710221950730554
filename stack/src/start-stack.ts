import { mkdirSync } from 'node:fs';
import { findOwnChain } from './chain/own-chain.ts';
import { listDemoAccounts, type DemoAccount } from './demo-accounts.ts';
import type { StackEnvironment } from './environment.ts';
import { assertFreeSpace } from './home/free-space.ts';
import { rotateLogs } from './home/rotate-logs.ts';
import { lockHome, type StackUrls } from './home/stack-file.ts';
import { readMarketSeed } from './prediction/market-seed.ts';
import { choosePorts, type Ports } from './ports.ts';
import { assertPortFree } from './process/port.ts';
import { createProgress, type Progress } from './progress.ts';
import { appServices, type ChainAddress, indexerEnvironment } from './service/apps.ts';
import { buildWeb, type WebMode } from './service/build-web.ts';
import { startLocalChains } from './service/local-chains.ts';
import { createCrew, type Crew } from './service/crew.ts';
import { databaseService, migrate } from './service/database.ts';

export interface StackOptions {
  readonly environment: StackEnvironment;
  readonly mode: 'start' | 'dev';
  /** Of the page that is served; `local` unless it is said. */
  readonly webMode?: WebMode;
  /** Receives the lines that a person should see. */
  readonly report: (line: string) => void;
  /** What our processes are given instead of each chain's own addresses: a test of faults puts itself between. */
  readonly leadTo?: (chain: ChainAddress) => Promise<ChainAddress>;
  /** Gives up a start that is under way. */
  readonly signal?: AbortSignal;
}

export interface Stack {
  readonly urls: StackUrls;
  /** Of every node of the API. */
  readonly apiUrls: readonly string[];
  readonly databaseUrl: string;
  /** The one of the exchange. */
  readonly chain: ChainAddress;
  readonly chains: readonly ChainAddress[];
  readonly accounts: readonly DemoAccount[];
  /** Resolves to the reason when a service cannot be kept up; stop the stack then. */
  readonly failed: Promise<string>;
  readonly findPid: (name: string) => number | undefined;
  readonly kill: (name: string) => void;
  /** Stops everything in order and leaves no process and no lock. */
  readonly stop: () => Promise<void>;
}

/** Brings everything up, in order, and keeps it up; when that fails, nothing is left running. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { environment } = options;
  const progress = createProgress(options.report);
  mkdirSync(environment.home, { recursive: true });
  assertFreeSpace(environment.home);
  rotateLogs(environment.home);
  const lock = await lockHome(environment.home, progress.note);
  const crew = createCrew({ signal: options.signal, report: progress.note, recordChild: lock.recordChild });
  const stop = async () => {
    await crew.stopAll();
    lock.release();
  };
  try {
    const started = await startServices(options, crew, progress);
    const { indexer, ...stack } = started;
    lock.recordReady(stack.urls, indexer);
    return {
      ...stack,
      accounts: listDemoAccounts(),
      failed: crew.failed,
      findPid: crew.findPid,
      kill: crew.kill,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Started = Pick<Stack, 'urls' | 'apiUrls' | 'databaseUrl' | 'chain' | 'chains'> & {
  indexer: Readonly<Record<string, string>>;
};

async function startServices(
  { environment, mode, webMode = 'local', leadTo = async (chain) => chain }: StackOptions,
  crew: Crew,
  progress: Progress,
): Promise<Started> {
  const ports = await choosePorts(environment.portBase, environment.apiNodes);
  await assertPortsFree(ports, environment);
  const [databaseUrl, chains] = await Promise.all([
    startDatabase(environment, ports, crew, progress),
    startChains(environment, ports, crew, progress),
    mode === 'start'
      ? progress.step('web build', () => buildWeb(webMode, environment.home, crew.signal), String)
      : undefined,
  ]);
  const [first, ...others] = await Promise.all(chains.map(leadTo));
  const reached: readonly [ChainAddress, ...ChainAddress[]] = [first ?? chains[0], ...others];
  const indexer = indexerEnvironment({ chains, databaseUrl });
  const apps = appServices({ environment, mode, webMode, ports, databaseUrl, chains: reached });
  await Promise.all(
    apps.map((app) =>
      progress.step(
        app.name,
        () => crew.start(app),
        () => app.url,
      ),
    ),
  );
  const urls = {
    web: `http://127.0.0.1:${ports.web}`,
    api: `http://127.0.0.1:${ports.api}`,
    indexer: `http://127.0.0.1:${ports.indexer}`,
    keeper: `http://127.0.0.1:${ports.keeper}`,
    rpc: chains[0].rpcUrls[0] ?? '',
  };
  const apiUrls = [ports.api, ...ports.furtherApis].map((port) => `http://127.0.0.1:${port}`);
  return { urls, apiUrls, databaseUrl, chains, chain: chains[0], indexer };
}

async function assertPortsFree(ports: Ports, environment: StackEnvironment): Promise<void> {
  await assertPortFree(ports.web, 'web');
  for (const port of [ports.api, ...ports.furtherApis]) await assertPortFree(port, 'api');
  await assertPortFree(ports.indexer, 'indexer');
  await assertPortFree(ports.keeper, 'keeper');
  if (environment.rpcUrls === undefined) {
    await assertPortFree(ports.feed, 'feed');
    await assertPortFree(ports.chains.bep, 'chain');
    await assertPortFree(ports.chains.erc, 'chain-erc');
    await assertPortFree(ports.chains.poly, 'chain-poly');
  }
}

async function startDatabase(
  environment: StackEnvironment,
  ports: Ports,
  crew: Crew,
  progress: Progress,
): Promise<string> {
  const { databaseUrl } = environment;
  if (databaseUrl !== undefined) {
    await progress.step('database', () => migrate(databaseUrl), describeMigrations);
    return databaseUrl;
  }
  const service = databaseService(environment.home, ports.postgres);
  await progress.step(
    'database',
    () => crew.start(service),
    () => `port ${new URL(service.getUrl()).port}`,
  );
  await progress.step('tables', () => migrate(service.getUrl()), describeMigrations);
  return service.getUrl();
}

function describeMigrations(count: number): string {
  return count === 0 ? 'up to date' : `${count} migrations applied`;
}

async function startChains(
  environment: StackEnvironment,
  ports: Ports,
  crew: Crew,
  progress: Progress,
): Promise<readonly [ChainAddress, ...ChainAddress[]]> {
  const { home, rpcUrls, wsUrl } = environment;
  if (rpcUrls === undefined) {
    const marketSeed = readMarketSeed(home, environment.marketSeed);
    return startLocalChains({ home, marketSeed, ports, crew, progress });
  }
  const chain = await progress.step(
    'chain',
    () => findOwnChain(rpcUrls, wsUrl),
    ({ chainId }) => `chain ${chainId} of RPC_URLS`,
  );
  return [chain];
}
