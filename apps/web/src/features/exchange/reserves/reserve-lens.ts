import { reserveLensAbi } from '@tradewind/abi/exchange/reserve-lens.abi';
import { decodeLensPools, decodeLensReserves } from '@tradewind/schema/exchange/lens-answer';
import * as z from 'zod/mini';
import { getChainClient, getExchange } from '../../../shared/chain/chain-client.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { RpcNodeError } from '../../../shared/chain/rpc-error.ts';
import { type KnownPools, type PoolIdentity, toPoolIdentity, withReserves } from './known-pools.ts';

/** About 17 million gas, below every node's limit for a call. */
const poolsPerCall = 2_000;

const hexSchema = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-f]*$/))]);
const answerSchema = z.tuple([z.bigint(), z.bigint(), hexSchema, hexSchema]);
const parseAnswer = (result: unknown) => answerSchema.parse(result);

/** The pool identities of each range, by its first place; only a reorganisation could change them. */
const ranges = new Map<number, { readonly hash: string; readonly identities: readonly PoolIdentity[] }>();

/** Every pool with its reserves, from the chain alone. */
export async function readLens(signal: AbortSignal): Promise<KnownPools> {
  const first = await readRange(0, signal);
  const others = Array.from({ length: Math.ceil(first.count / poolsPerCall) - 1 }, (_, index) =>
    readRange((index + 1) * poolsPerCall, signal),
  );
  const parts = [first, ...(await Promise.all(others))];
  return {
    blockNumber: Math.min(...parts.map(({ blockNumber }) => blockNumber)),
    pools: parts.flatMap(({ pools }) => pools),
  };
}

/** Reads the reserves alone where the pools are known and unchanged. */
async function readRange(start: number, signal: AbortSignal) {
  const known = ranges.get(start);
  if (known) {
    const { hash, packed, ...answer } = await ask('readReserves', start, signal);
    if (hash === known.hash)
      return { ...answer, pools: withAll(known.identities, decodeLensReserves(packed)) };
  }
  const { hash, packed, ...answer } = await ask('readPools', start, signal);
  const told = decodeLensPools(packed);
  const identities = told.map(({ token0, token1 }) => toPoolIdentity(getExchange(), token0, token1));
  ranges.set(start, { hash, identities });
  const reserves = told.map(({ reserve0, reserve1 }): [bigint, bigint] => [reserve0, reserve1]);
  return { ...answer, pools: withAll(identities, reserves) };
}

async function ask(functionName: 'readPools' | 'readReserves', start: number, signal: AbortSignal) {
  const call = {
    address: getExchange().reserveLens,
    abi: reserveLensAbi,
    functionName,
    args: [BigInt(start), BigInt(poolsPerCall)],
  };
  const [answer] = await readContracts(getChainClient(), [call], parseAnswer, signal);
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
