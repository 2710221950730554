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
const answerSchema = z.tuple([z.bigint(), z.bigint(), hexSchema, hexSchema]);
const parseAnswer = (result: unknown) => answerSchema.parse(result);

/** The pool identities of each range, by chain and first place; only a reorganisation could change them. */
const ranges = new Map<string, { readonly hash: string; readonly identities: readonly PoolIdentity[] }>();

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
    const { hash, packed, ...answer } = await request(chain, 'readReserves', start, signal);
    if (hash === known.hash)
      return { ...answer, pools: withAll(known.identities, decodeLensReserves(packed)) };
  }
  const { hash, packed, ...answer } = await request(chain, 'readPools', start, signal);
  const published = decodeLensPools(packed);
  const exchange = getExchange(chain);
  const identities = published.map(({ token0, token1 }) => toPoolIdentity(exchange, token0, token1));
  ranges.set(key, { hash, identities });
  const reserves = published.map(({ reserve0, reserve1 }): [bigint, bigint] => [reserve0, reserve1]);
  return { ...answer, pools: withAll(identities, reserves) };
}

async function request(
  chain: Chain,
  functionName: 'readPools' | 'readReserves',
  start: number,
  signal: AbortSignal,
) {
  const call = {
    address: getExchange(chain).reserveLens,
    abi: reserveLensAbi,
    functionName,
    args: [BigInt(start), BigInt(poolsPerCall)],
  };
  const [answer] = await readContracts(chain.client, [call], parseAnswer, signal);
  // The lens always answers through a node that has its block, so a missing answer is the node's fault.
  if (!answer) throw new RpcNodeError('Failed to read the pools');
  const [blockNumber, count, hash, packed] = answer;
  return { blockNumber: Number(blockNumber), count: Number(count), hash, packed };
}

function withAll(identities: readonly PoolIdentity[], reserves: readonly [bigint, bigint][]) {
  return identities.map((identity, place) => {
    const own = reserves[place];
    if (!own) throw new RpcNodeError('Failed to read the pools');
    return withReserves(identity, ...own);
  });
}
