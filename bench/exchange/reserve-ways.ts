import { factoryAbi } from '@tradewind/abi/exchange/factory.abi';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { reserveLensAbi as abi } from '@tradewind/abi/exchange/reserve-lens.abi';
import { nameOutputs } from '@tradewind/rules/network/name-outputs';
import { decodeLensPools, decodeLensReserves } from '@tradewind/schema/exchange/lens-answer';
import { decodeReserveSnapshot } from '@tradewind/schema/exchange/reserve-snapshot';
import { type Address, createClient, defineChain, http } from 'viem';
import { multicall, readContract } from 'viem/actions';
import { chainId, exchange, network } from './many-pools.ts';

const callsPerMulticall = 500;
const poolsPerLensCall = 2_000;

/** Both reserves of each pool in the factory's order. */
export type Reserves = readonly (readonly [bigint, bigint])[];

/** A method to read all reserves; `bytes` counts the bytes of its requests and responses. */
export type Way = { readonly read: () => Promise<Reserves>; readonly traffic: { bytes: number } };

type Client = ReturnType<typeof connect>;

/** The API's snapshot: tokens and reserves. */
export function createSnapshotWay(apiUrl: string): Way {
  const { traffic, countingFetch } = createCounter();
  const read = async () => {
    const answer = await countingFetch(`${apiUrl}/exchange/reserves`);
    const { pools } = decodeReserveSnapshot(new Uint8Array(await answer.arrayBuffer()));
    return pools.map(({ reserve0, reserve1 }) => [reserve0, reserve1] as const);
  };
  return { read, traffic };
}

/** Our lens reads only the reserves if the pools are known, else tokens and reserves. */
export function createLensWay(rpcUrl: string, poolCount: number, what: 'reserves' | 'all'): Way {
  const { traffic, countingFetch } = createCounter();
  const client = connect(rpcUrl, countingFetch);
  const readRange = async (first: number): Promise<Reserves> => {
    const args = [BigInt(first), BigInt(poolsPerLensCall)] as const;
    const call = { address: exchange.reserveLens, abi, args } as const;
    if (what === 'reserves') {
      const answer = await readContract(client, { ...call, functionName: 'readReserves' });
      return decodeLensReserves(nameOutputs(abi, 'readReserves', answer).reserves);
    }
    const answer = await readContract(client, { ...call, functionName: 'readPools' });
    const pools = decodeLensPools(nameOutputs(abi, 'readPools', answer).pools);
    return pools.map(({ reserve0, reserve1 }) => [reserve0, reserve1]);
  };
  const firsts = Array.from(
    { length: Math.ceil(poolCount / poolsPerLensCall) },
    (_, index) => index * poolsPerLensCall,
  );
  return { read: async () => (await Promise.all(firsts.map(readRange))).flat(), traffic };
}

/**
 * The common practice is viem's multicall. It reads only the reserves if the pools are known, else addresses and
 * tokens first.
 */
export async function createMulticallWay(
  rpcUrl: string,
  poolCount: number,
  what: 'reserves' | 'all',
): Promise<Way> {
  const { traffic, countingFetch } = createCounter();
  const client = connect(rpcUrl, countingFetch);
  const known = await readAddresses(client, poolCount);
  const read = async () => {
    if (what === 'reserves') return readReserves(client, known);
    const addresses = await readAddresses(client, poolCount);
    const [reserves] = await Promise.all([
      readReserves(client, addresses),
      inChunks(addresses, (some) =>
        multicall(client, {
          contracts: some.map((address) => ({ address, abi: pairAbi, functionName: 'token0' as const })),
          allowFailure: false,
          batchSize: 0,
        }),
      ),
      inChunks(addresses, (some) =>
        multicall(client, {
          contracts: some.map((address) => ({ address, abi: pairAbi, functionName: 'token1' as const })),
          allowFailure: false,
          batchSize: 0,
        }),
      ),
    ]);
    return reserves;
  };
  return { read, traffic };
}

function readAddresses(client: Client, poolCount: number): Promise<Address[]> {
  const places = Array.from({ length: poolCount }, (_, index) => BigInt(index));
  return inChunks(places, (some) =>
    multicall(client, {
      contracts: some.map((place) => ({
        address: exchange.factory,
        abi: factoryAbi,
        functionName: 'allPairs' as const,
        args: [place] as const,
      })),
      allowFailure: false,
      batchSize: 0,
    }),
  );
}

async function readReserves(client: Client, addresses: readonly Address[]): Promise<Reserves> {
  const reserves = await inChunks(addresses, (some) =>
    multicall(client, {
      contracts: some.map((address) => ({ address, abi: pairAbi, functionName: 'getReserves' as const })),
      allowFailure: false,
      batchSize: 0,
    }),
  );
  return reserves.map(([reserve0, reserve1]) => [reserve0, reserve1]);
}

async function inChunks<Item, Result>(
  items: readonly Item[],
  read: (some: readonly Item[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const chunks = Array.from({ length: Math.ceil(items.length / callsPerMulticall) }, (_, index) =>
    items.slice(index * callsPerMulticall, (index + 1) * callsPerMulticall),
  );
  return (await Promise.all(chunks.map(read))).flat();
}

function connect(rpcUrl: string, fetchFn: typeof fetch) {
  const chain = defineChain({
    id: chainId,
    name: 'Local',
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    contracts: { multicall3: { address: network.multicall3 } },
  });
  return createClient({ chain, transport: http(rpcUrl, { fetchFn, retryCount: 0, timeout: 60_000 }) });
}

/** Creates a `fetch` that counts the bytes of bodies in both directions. */
function createCounter() {
  const traffic = { bytes: 0 };
  const countingFetch: typeof fetch = async (input, init) => {
    if (typeof init?.body === 'string') traffic.bytes += Buffer.byteLength(init.body);
    const response = await fetch(input, init);
    const body = await response.arrayBuffer();
    traffic.bytes += body.byteLength;
    return new Response(body, response);
  };
  return { traffic, countingFetch };
}
