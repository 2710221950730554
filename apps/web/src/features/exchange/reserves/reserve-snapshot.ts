import { decodeReserveSnapshot } from '@tradewind/schema/exchange/reserve-snapshot';
import { fetchBytesFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { getHead } from '../../../shared/chain/latest-block.ts';
import { logDetail } from '../../../shared/log/log.ts';
import { messages } from '../../../shared/message/messages.ts';
import { pause } from '../../../shared/time/pause.ts';
import { getExchange } from '../get-exchange.ts';
import { type KnownPools, toPoolIdentity, withReserves } from './known-pools.ts';

type SnapshotChain = Pick<Chain, 'chainId' | 'isHome' | 'client'>;

/** The number of attempts and the pause between them, for an index that lags behind the block. */
const tries = 3;
const pauseMs = 500;
/** How long an API that failed, or whose index stopped, is not queried. */
const restMs = 30_000;
/** After this time without the block the chain is read instead. */
const patienceMs = 3_000;

/** The end of the pause by chain id, on the monotonic clock. */
const restsUntil = new Map<number, number>();

/** Whether the API failed, or its index of the chain stopped, a short time ago. */
export function isApiResting({ chainId }: SnapshotChain): boolean {
  return performance.now() < (restsUntil.get(chainId) ?? -Infinity);
}

/**
 * The API's snapshot at the path, as of the block or a later one.
 * Undefined without an answer, or when it is older or implausible.
 */
export async function findSnapshot(
  chain: SnapshotChain,
  path: string,
  requiredBlock: bigint,
  signal: AbortSignal,
): Promise<KnownPools | undefined> {
  if (isApiResting(chain)) return undefined;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  try {
    for (let round = 0; round < tries; round += 1) {
      if (round > 0) await pause(pauseMs, limit);
      const snapshot = await fetchSnapshot(chain, path, limit);
      if (BigInt(snapshot.blockNumber) >= requiredBlock) return snapshot;
    }
  } catch (error) {
    signal.throwIfAborted();
    logDetail(messages.exchange.noSnapshot, error);
  }
  restsUntil.set(chain.chainId, performance.now() + restMs);
  return undefined;
}

async function fetchSnapshot(chain: SnapshotChain, path: string, signal: AbortSignal): Promise<KnownPools> {
  const { chainId, blockNumber, blockHash, pools } = decodeReserveSnapshot(
    await fetchBytesFromApi({ chain, path }, signal),
  );
  const exchange = getExchange(chain);
  if (chainId !== exchange.chainId) throw new RangeError(`reserves of chain ${chainId}`);
  if (getHead(chain.client).isDenied(BigInt(blockNumber)))
    throw new RangeError(`reserves of block ${blockNumber}`);
  return {
    blockNumber,
    blockHash,
    places: pools.map(({ place }) => place),
    pools: pools.map(({ token0, token1, reserve0, reserve1 }) =>
      withReserves(toPoolIdentity(exchange, token0, token1), reserve0, reserve1),
    ),
  };
}
