import { reserveLensAbi } from '@tradewind/abi/exchange/reserve-lens.abi';
import { decodeLensPools, decodeLensReserves } from '@tradewind/schema/exchange/lens-answer';
import * as z from 'zod/mini';
import type { Chain } from '../../../shared/chain/chain.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { RpcNodeError } from '../../../shared/chain/rpc-error.ts';
import { getExchange } from '../get-exchange.ts';
import { type KnownPools, type PoolIdentity, toPoolIdentity, withReserves } from './known-pools.ts';

/** About 17 million gas, below every node's limit for a call. */
const poolsPerCall = 2_000;

const hexSchema = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-f]*$/))]);
const numberSchema = z.pipe(z.bigint(), z.transform(Number));
const range = { blockNumber: numberSchema, count: numberSchema, identity: hexSchema };

/** A view of the lens with its results. */
type View<Answer> = {
  readonly functionName: string;
  readonly schema: { readonly parse: (result: unknown) => Answer };
};
const readPools = { functionName: 'readPools', schema: z.object({ ...range, pools: hexSchema }) };
const readReserves = { functionName: 'readReserves', schema: z.object({ ...range, reserves: hexSchema }) };

/** The pool identities of each range, by chain and first place; only a reorganisation could change them. */
const ranges = new Map<string, { readonly identity: string; readonly pools: readonly PoolIdentity[] }>();

/** Every pool with its reserves, from the chain alone. */
export async function readLens(chain: Chain, signal: AbortSignal): Promise<KnownPools> {
  const first = await readRange(chain, 0, signal);
  const others = Array.from({ length: Math.ceil(first.count / poolsPerCall) - 1 }, (_, index) =>
    readRange(chain, (index + 1) * poolsPerCall, signal),
  );
  const parts = [first, ...(await Promise.all(others))];
  return {
    blockNumber: Math.min(...parts.map(({ blockNumber }) => blockNumber)),
    pools: parts.flatMap(({ pools }) => pools),
  };
}

/** Reads the reserves alone where the pools are known and unchanged. */
async function readRange(chain: Chain, start: number, signal: AbortSignal) {
  const key = `${chain.chainId} ${start}`;
  const known = ranges.get(key);
  if (known) {
    const { identity, reserves, ...answer } = await request(chain, readReserves, start, signal);
    if (identity === known.identity)
      return { ...answer, pools: withAll(known.pools, decodeLensReserves(reserves)) };
  }
  const { identity, pools, ...answer } = await request(chain, readPools, start, signal);
  const published = decodeLensPools(pools);
  const exchange = getExchange(chain);
  const identities = published.map(({ token0, token1 }) => toPoolIdentity(exchange, token0, token1));
  ranges.set(key, { identity, pools: identities });
  const reserves = published.map(({ reserve0, reserve1 }): [bigint, bigint] => [reserve0, reserve1]);
  return { ...answer, pools: withAll(identities, reserves) };
}

async function request<Answer>(
  chain: Chain,
  { functionName, schema }: View<Answer>,
  start: number,
  signal: AbortSignal,
): Promise<Answer> {
  const call = {
    address: getExchange(chain).reserveLens,
    abi: reserveLensAbi,
    functionName,
    args: [BigInt(start), BigInt(poolsPerCall)],
  };
  const [answer] = await readContracts(chain.client, [call], (result) => schema.parse(result), signal);
  // The lens always answers through a node that has its block, so a missing answer is the node's fault.
  if (!answer) throw new RpcNodeError('Failed to read the pools');
  return answer;
}

function withAll(identities: readonly PoolIdentity[], reserves: readonly [bigint, bigint][]) {
  return identities.map((identity, place) => {
    const own = reserves[place];
    if (!own) throw new RpcNodeError('Failed to read the pools');
    return withReserves(identity, ...own);
  });
}
