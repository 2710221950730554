import { reserveLensAbi } from '@tradewind/abi/exchange/reserve-lens.abi';
import type { Address } from '@tradewind/rules/network/address';
import * as z from 'zod/mini';
import { getChainClient, getExchange } from '../../shared/chain/chain-client.ts';
import { readContracts } from '../../shared/chain/read-contracts.ts';
import { RpcNodeError } from '../../shared/chain/rpc-error.ts';
import { type KnownPools, type PoolIdentity, toPoolIdentity, withReserves } from './known-pools.ts';

/** About 17 million gas, below what any node allows a call. */
const poolsPerCall = 2_000;
const tokensDigits = 80;
const reserveDigits = 28;
const reservesDigits = 2 * reserveDigits;

const hexSchema = z.string().check(z.regex(/^0x[0-9a-f]*$/));
const answerSchema = z.tuple([z.bigint(), z.bigint(), hexSchema, hexSchema]);

type Answer = {
  readonly blockNumber: number;
  readonly count: number;
  readonly identity: string;
  readonly digits: string;
};
type Range = { readonly identity: string; readonly pools: readonly PoolIdentity[] };

/** What the pools of each range are, which never changes; only a reorganisation could put others there. */
const ranges = new Map<number, Range>();

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

/** Reserves alone where the pools are known and still the same. */
async function readRange(start: number, signal: AbortSignal) {
  const known = ranges.get(start);
  if (known) {
    const { digits, ...answer } = await ask('readReserves', start, signal);
    if (answer.identity === known.identity)
      return { ...answer, pools: toPools(known.pools, digits, reservesDigits) };
  }
  const { digits, ...answer } = await ask('readPools', start, signal);
  const identities = toIdentities(digits);
  ranges.set(start, { identity: answer.identity, pools: identities });
  return { ...answer, pools: toPools(identities, digits, tokensDigits + reservesDigits) };
}

async function ask(
  functionName: 'readPools' | 'readReserves',
  start: number,
  signal: AbortSignal,
): Promise<Answer> {
  const call = {
    address: getExchange().reserveLens,
    abi: reserveLensAbi,
    functionName,
    args: [BigInt(start), BigInt(poolsPerCall)],
  };
  const [answer] = await readContracts(getChainClient(), [call], parseAnswer, signal);
  // The lens always answers a node that has its block, so silence is the node's.
  if (!answer) throw new RpcNodeError('Failed to read the pools');
  return answer;
}

function parseAnswer(result: unknown): Answer {
  const [blockNumber, count, identity, packed] = answerSchema.parse(result);
  return { blockNumber: Number(blockNumber), count: Number(count), identity, digits: packed.slice(2) };
}

function toIdentities(digits: string): PoolIdentity[] {
  const size = tokensDigits + reservesDigits;
  return Array.from({ length: digits.length / size }, (_, place) => {
    const token = (index: number): Address => `0x${digits.substr(place * size + index * 40, 40)}`;
    return toPoolIdentity(getExchange(), token(0), token(1));
  });
}

/** The reserves are the last that is told of each pool. */
function toPools(identities: readonly PoolIdentity[], digits: string, size: number) {
  return identities.map((identity, place) => {
    const end = (place + 1) * size;
    const reserve = (from: number) => BigInt(`0x${digits.slice(from, from + reserveDigits)}`);
    return withReserves(identity, reserve(end - reservesDigits), reserve(end - reserveDigits));
  });
}
