import { decodeReserveSnapshot } from '@tradewind/schema/exchange/reserve-snapshot';
import { fetchBytesFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { getExchange } from '../../../shared/chain/chain-client.ts';
import { isDeniedBlock } from '../../../shared/chain/latest-block.ts';
import { logDetail } from '../../../shared/log/log.ts';
import { messages } from '../../../shared/message/messages.ts';
import { pause } from '../../../shared/time/pause.ts';
import { type KnownPools, toPoolIdentity, withReserves } from './known-pools.ts';

/** The number of attempts and the pause between them, for an index that lags behind the block. */
const tries = 3;
const pauseMs = 500;
/** How long an API that failed, or whose index stopped, is not queried. */
const restMs = 30_000;
/** After this time without the block the chain is read instead. */
const patienceMs = 3_000;

let restsUntil = -Infinity;

/** Whether the API failed, or its index stopped, a short time ago. */
export function isApiResting(): boolean {
  return performance.now() < restsUntil;
}

/**
 * The API's snapshot at the path, as of the block or a later one.
 * Undefined without an answer, or when it is older or implausible.
 */
export async function findSnapshot(
  path: string,
  requiredBlock: bigint,
  signal: AbortSignal,
): Promise<KnownPools | undefined> {
  if (isApiResting()) return undefined;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  try {
    for (let round = 0; round < tries; round += 1) {
      if (round > 0) await pause(pauseMs, limit);
      const snapshot = await fetchSnapshot(path, limit);
      if (BigInt(snapshot.blockNumber) >= requiredBlock) return snapshot;
    }
  } catch (error) {
    signal.throwIfAborted();
    logDetail(messages.exchange.noSnapshot, error);
  }
  restsUntil = performance.now() + restMs;
  return undefined;
}

async function fetchSnapshot(path: string, signal: AbortSignal): Promise<KnownPools> {
  const { chainId, blockNumber, blockHash, pools } = decodeReserveSnapshot(
    await fetchBytesFromApi(path, signal),
  );
  const exchange = getExchange();
  if (chainId !== exchange.chainId) throw new RangeError(`reserves of chain ${chainId}`);
  if (isDeniedBlock(BigInt(blockNumber))) throw new RangeError(`reserves of block ${blockNumber}`);
  return {
    blockNumber,
    blockHash,
    places: pools.map(({ place }) => place),
    pools: pools.map(({ token0, token1, reserve0, reserve1 }) =>
      withReserves(toPoolIdentity(exchange, token0, token1), reserve0, reserve1),
    ),
  };
}
