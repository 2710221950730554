import { setTimeout as delay } from 'node:timers/promises';
import { findNetworkDeployment } from '@tradewind/abi/deployment';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { poolListSchema } from '@tradewind/schema/exchange/pool';
import { chainHeadSchema } from '@tradewind/schema/hub/chain-head';
import { headTopic, poolsTopic } from '@tradewind/schema/hub/chain-topic';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { getAbiItem } from 'viem';
import { getLogs } from 'viem/actions';
import { connectChain } from '../chain/connect.ts';
import { localAccount } from '../demo-accounts.ts';
import { swapNative } from '../exchange/demo/swap-native.ts';
import { parseEnvironment } from '../environment.ts';
import { prepareHome } from '../home/prepared-home.ts';
import { createRandom } from '../seed/random.ts';
import { StackError } from '../stack-error.ts';
import { startStack, type Stack } from '../start-stack.ts';
import { listSwapsOfApi, listSwapsOnChain, untilIndexed } from './compare-with-chain.ts';
import { startHubClient, type HubClient } from './hub-client.ts';
import { untilMarketEquals } from './market/compare-market.ts';
import { replay } from './market/replay.ts';
import { readOnAndOn, type Reads } from './read-on-and-on.ts';
import { startFaultProxy, type FaultProxy } from './start-fault-proxy.ts';
import { within } from './within.ts';
import { injectFaults } from './inject-faults.ts';

export interface ChaosOptions {
  readonly home: string;
  readonly seed: number;
  readonly seconds: number;
  readonly print: (line: string) => void;
}

export interface ChaosResult {
  readonly deeds: readonly string[];
  readonly swaps: number;
  /** Stakes in the game. */
  readonly stakes: number;
  readonly answered: number;
  readonly refused: number;
  readonly samples: number;
  readonly hubConnections: number;
  /** Descriptions of unexpected behaviour; the aim is none. */
  readonly faults: readonly string[];
}

const localChainId = 31_337;
const hubClients = 6;
const leaseLimitMs = 3_000;
/** The limit for recovery after the last fault, until the index reaches the head. */
const recoveryMs = 120_000;

/**
 * Runs the product with two API nodes, indexers and keepers under load and faults for some time. Afterwards every
 * response must equal the chain.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const proxies: FaultProxy[] = [];
  const environment = parseEnvironment({
    TRADEWIND_HOME: options.home,
    PORT_BASE: '0',
    API_NODES: '2',
    LOG_LEVEL: 'warn',
    LOCAL_FILES: 'off',
  });
  // Hundreds of requests per second come from one address here.
  process.env['RATE_LIMIT'] = '1000000';
  process.env['LEASE_LIMIT_MS'] = String(leaseLimitMs);
  await prepareHome(environment);
  const stack = await startStack({
    environment,
    mode: 'start',
    hasStandbys: true,
    print: options.print,
    leadTo: async (chain) => {
      if (chain.chainId !== localChainId) return chain;
      const proxy = await startFaultProxy(chain.rpcUrls[0] ?? '');
      proxies.push(proxy);
      // Without a websocket the indexer has to poll the failing node.
      return { ...chain, rpcUrls: [proxy.url], wsUrl: undefined };
    },
  });
  try {
    const [proxy] = proxies;
    if (proxy === undefined) throw new StackError('There is no local chain.');
    return await disturb(options, stack, proxy);
  } finally {
    await stack.stop();
    await Promise.all(proxies.map(({ stop }) => stop()));
  }
}

async function disturb(
  { seed, seconds, print }: ChaosOptions,
  stack: Stack,
  proxy: FaultProxy,
): Promise<ChaosResult> {
  const random = createRandom(seed);
  const reads: Reads = { answered: 0, refused: 0, samples: new Map(), faults: [] };
  const calm = new AbortController();
  const pools = await listPools(stack);
  const clients = Array.from({ length: hubClients }, () =>
    startHubClient(stack.urls.web, [headTopic(localChainId), poolsTopic(localChainId), 'prediction']),
  );
  const apis = [`${stack.urls.web}/api`, ...stack.apiUrls];
  const readers = apis.map((url) => readOnAndOn(url, pools, reads, calm.signal));
  const before = (await listSwapsOnChain(stack.urls.rpc, BigInt(Number.MAX_SAFE_INTEGER))).length;
  const playing = replay(stack.urls.rpc, calm.signal);
  const working = Promise.all([swapOnAndOn(stack, calm.signal), playing, ...readers]);
  try {
    const share = () => random.below(1_000_000) / 1_000_000;
    const { deeds, ...injection } = await injectFaults({
      stack,
      proxy,
      seconds,
      leaseLimitMs,
      print,
      random: share,
    });
    calm.abort();
    const [swaps, stakes] = await working;
    const differences = await compareAll(stack, apis, reads, clients, before + swaps);
    const faults = [...injection.faults, ...reads.faults, ...differences];
    const hubConnections = clients.reduce((sum, { findConnections }) => sum + findConnections(), 0);
    return { ...reads, deeds, swaps, stakes, samples: reads.samples.size, hubConnections, faults };
  } finally {
    calm.abort();
    await Promise.all(clients.map(({ stop }) => stop()));
  }
}

async function listPools({ urls }: Stack): Promise<`0x${string}`[]> {
  const answer: unknown = await (await fetch(`${urls.api}/exchange/pools?sort=tvl&pageSize=8`)).json();
  return successSchema(poolListSchema)
    .parse(answer)
    .data.pools.map(({ address }) => address);
}

/** Sends real swaps to the chain one after the other; returns their number. */
async function swapOnAndOn({ urls }: Stack, signal: AbortSignal): Promise<number> {
  const stablecoins = findNetworkDeployment(localChainId)?.stablecoins ?? [];
  let count = 0;
  for (; !signal.aborted; count += 1) {
    const tokenOut = stablecoins[count % stablecoins.length];
    if (tokenOut === undefined) throw new StackError('The local exchange has no stablecoin.');
    const amountIn = 10n ** 16n + BigInt(count);
    await swapNative({ rpcUrl: urls.rpc, account: localAccount(2), tokenOut, amountIn });
  }
  return count;
}

/** Waits until everything has recovered, and returns every difference between the responses and the chain. */
async function compareAll(
  { urls }: Stack,
  apis: readonly string[],
  { samples }: Reads,
  clients: readonly HubClient[],
  swaps: number,
): Promise<string[]> {
  const faults: string[] = [];
  const head = await within(recoveryMs, async () => {
    const heads = await Promise.all(apis.map((url) => untilIndexed(urls.rpc, url)));
    return heads.reduce((least, one) => (one < least ? one : least));
  });
  const onChain = await listSwapsOnChain(urls.rpc, head);
  if (onChain.length !== swaps) faults.push(`the chain has ${onChain.length} swaps, ${swaps} were made`);
  for (const api of apis) {
    if ((await listSwapsOfApi(api, head)).join() !== onChain.join())
      faults.push(`${api}: other swaps than the chain`);
  }
  faults.push(...(await compareSamples(urls.rpc, samples)));
  faults.push(...(await untilMarketEquals({ rpcUrl: urls.rpc, apiUrls: apis })));
  for (const client of clients) faults.push(...client.faults, ...(await compareHead(client, head)));
  return faults;
}

/** Compares every sampled pool with the pool's last log up to the sample's block. */
async function compareSamples(rpcUrl: string, samples: Reads['samples']): Promise<string[]> {
  const logs = await getLogs(connectChain(rpcUrl), {
    event: getAbiItem({ abi: pairAbi, name: 'Sync' }),
    strict: true,
    fromBlock: 0n,
    toBlock: 'latest',
  });
  const faults: string[] = [];
  for (const { pool, blockNumber, reserves } of samples.values()) {
    const log = logs.findLast(
      (one) => one.address.toLowerCase() === pool && one.blockNumber <= BigInt(blockNumber),
    );
    if (`${log?.args.reserve0} ${log?.args.reserve1}` !== reserves.join(' '))
      faults.push(`pool ${pool} at block ${blockNumber}: ${reserves.join(' ')} is not what the chain had`);
  }
  return faults;
}

/** Checks that a client that receives heads reaches the chain's head. */
async function compareHead({ last }: HubClient, head: bigint): Promise<string[]> {
  const isThere = async () => {
    for (;;) {
      const event = last.get(headTopic(localChainId));
      if (event && chainHeadSchema.parse(JSON.parse(event.extraData)).blockNumber >= head) return [];
      await delay(100);
    }
  };
  return within(recoveryMs, isThere).catch(() => [`a hub client did not come to block ${head}`]);
}
