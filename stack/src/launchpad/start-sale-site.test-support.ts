import { join } from 'node:path';
import { deploymentPlans } from '@tradewind/abi/local/deployment-plan';
import { putProject } from '@tradewind/db/launchpad/put-project.query';
import { createTestDatabase } from '@tradewind/db/test-database';
import { parseEther } from 'viem';
import { type ChainNode, startChainNode } from '../chain-node.ts';
import { connectChain } from '../chain/connect.ts';
import { deployContracts } from '../chain/deploy.ts';
import { getKeeperAccount } from '../demo-accounts.ts';
import { createTemporaryHome } from '../home/temporary-home.ts';
import { findFreePort } from '../process/port.ts';
import { listProgramParameters } from '../programs/built-program.ts';
import { nodeService } from '../service/node-service.ts';
import type { RunningService } from '../service/supervise.ts';
import { toNewProject } from './demo-projects.ts';
import { createSalePlay, type PlayedSale, type SaleChainId } from './play-sales.ts';

const saleChainIds = [31338, 31339] as const;
const everyChainId = [31337, ...saleChainIds] as const;
const [home] = everyChainId;
type SiteChainId = (typeof everyChainId)[number];

/** The keeper counts a settled sale in several batches. */
const keeperPace = { POLL_INTERVAL_MS: '50', TALLY_ACCOUNTS: '20', SALE_COLLECT_ALLOWANCE: '0.001' };

/**
 * Three chains with the contracts and no demo, and the real processes: indexer, API, and a keeper for each chain with
 * sales. It starts within seconds; a stack plays two months first.
 */
export async function startSaleSite() {
  const database = await createTestDatabase();
  const folder = createTemporaryHome('sales');
  const nodes = await startNodes(folder.home);
  const processes = createProcesses({ folder: folder.home, databaseUrl: database.url, nodes });
  const [api] = await Promise.all([processes.start('api'), processes.start('indexer')]);
  const keepers = { 31338: 'keeper-31338', 31339: 'keeper-31339' } as const;
  await Promise.all(saleChainIds.map((chainId) => processes.start(keepers[chainId])));
  return {
    database,
    apiUrl: api.url,
    plays: nodes.plays,
    stopKeeper: (chainId: SaleChainId) => processes.stop(keepers[chainId]),
    startKeeper: (chainId: SaleChainId) => processes.start(keepers[chainId]),
    stopNode: nodes.stop,
    startNode: nodes.start,
    /** The operator publishes the project of a sale, so that its page shows it. */
    publish: (chainId: SaleChainId, { project: id }: PlayedSale) => publish(database, chainId, id),
    stop: async () => {
      await processes.stopAll();
      await nodes.stopAll();
      await database.drop();
      folder.remove();
    },
  };
}

export type SaleSite = Awaited<ReturnType<typeof startSaleSite>>;

async function startNodes(folder: string) {
  const ports = { 31337: await findFreePort(), 31338: await findFreePort(), 31339: await findFreePort() };
  const running = new Map<SiteChainId, ChainNode>();
  const clientOf = (chainId: SiteChainId) => connectChain(`http://127.0.0.1:${ports[chainId]}`);
  const start = async (chainId: SiteChainId): Promise<void> => {
    const stateFile = join(folder, 'chain', `${chainId}.json`);
    running.set(chainId, await startChainNode({ chainId, port: ports[chainId], stateFile }));
  };
  const create = async (chainId: SiteChainId): Promise<void> => {
    await start(chainId);
    const client = clientOf(chainId);
    await deployContracts(client, new AbortController().signal, deploymentPlans[chainId]);
    await client.setBalance({ address: getKeeperAccount().address, value: parseEther('1000') });
  };
  await Promise.all(everyChainId.map(create));
  const plays = {
    31338: createSalePlay(clientOf(31338), 31338),
    31339: createSalePlay(clientOf(31339), 31339),
  };
  await Promise.all(saleChainIds.map((chainId) => plays[chainId].prepare()));
  return {
    ports,
    plays,
    start,
    /** The node saves its chain as it ends. */
    stop: async (chainId: SiteChainId) => running.get(chainId)?.stop(),
    stopAll: async () => {
      await Promise.all([...running.values()].map((node) => node.stop()));
    },
  };
}

type ProcessName = 'indexer' | 'api' | `keeper-${SaleChainId}`;

interface ProcessesOptions {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly nodes: { readonly ports: Readonly<Record<SiteChainId, number>> };
}

function toProgram(name: ProcessName): 'indexer' | 'api' | 'keeper' {
  return name === 'indexer' || name === 'api' ? name : 'keeper';
}

function createProcesses(options: ProcessesOptions) {
  const running = new Map<ProcessName, RunningService>();
  const settings = listSettings(options);
  const start = async (name: ProcessName) => {
    const program = toProgram(name);
    const port = await findFreePort();
    const own = { ...settings[name], [`${program.toUpperCase()}_PORT`]: String(port) };
    const service = nodeService({
      name,
      parameters: listProgramParameters(program),
      port,
      environment: { ...own, DATABASE_URL: options.databaseUrl, LOG_LEVEL: 'warn' },
      readyPath: '/livez',
      logFolder: join(options.folder, 'log'),
    });
    running.set(name, await service.start(new AbortController().signal));
    return service;
  };
  return {
    start,
    stop: async (name: ProcessName) => running.get(name)?.stop(),
    stopAll: async () => {
      await Promise.all([...running.values()].map((child) => child.stop()));
    },
  };
}

function listSettings({
  nodes: { ports },
}: ProcessesOptions): Readonly<Record<ProcessName, Readonly<Record<string, string>>>> {
  const toRpcUrl = (chainId: SiteChainId) => `http://127.0.0.1:${ports[chainId]}`;
  const everyChain = {
    CHAIN_IDS: everyChainId.join(','),
    ...Object.fromEntries(everyChainId.map((chainId) => [`RPC_URLS_${chainId}`, toRpcUrl(chainId)])),
  };
  const ofHome = { CHAIN_ID: String(home), RPC_URLS: toRpcUrl(home), ...everyChain };
  const ofKeeper = (chainId: SaleChainId) => ({
    CHAIN_ID: String(chainId),
    RPC_URLS: toRpcUrl(chainId),
    KEEPER_KEY: getKeeperAccount().privateKey,
    ...keeperPace,
  });
  return {
    indexer: { ...everyChain, POLL_INTERVAL_MS: '100' },
    api: { ...ofHome, RATE_LIMIT: '100000' },
    'keeper-31338': ofKeeper(31338),
    'keeper-31339': ofKeeper(31339),
  };
}

/** A project with one round, whose sale the chain has. */
async function publish(
  database: Awaited<ReturnType<typeof createTestDatabase>>,
  chainId: SaleChainId,
  id: number,
): Promise<void> {
  const text = { name: `Project ${id}`, unit: 'UNIT', description: 'A sale.', totalSupply: 1_000_000 };
  const rounds = [{ name: 'Public', chainId }];
  await putProject(database, toNewProject({ id, symbol: `P${id}`, ...text, rounds }));
}
