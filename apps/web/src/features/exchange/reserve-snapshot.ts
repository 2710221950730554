import { decodeReserveSnapshot } from '@tradewind/schema/exchange/reserve-snapshot';
import { fetchBytesFromApi } from '../../shared/api-client/fetch-from-api.ts';
import { getExchange } from '../../shared/chain/chain-client.ts';
import { isDeniedBlock } from '../../shared/chain/latest-block.ts';
import { logDetail } from '../../shared/log/log.ts';
import { messages } from '../../shared/message/messages.ts';
import { type KnownPools, toPoolIdentity, withReserves } from './known-pools.ts';

/** How often and how soon an index that has not got to the block is asked again. */
const tries = 3;
const pauseMs = 500;
/** For so long an API that failed, or whose index stands still, is not asked. */
const restMs = 30_000;
/** After this time without the block the chain is asked instead. */
const patienceMs = 4_000;

let restsUntil = -Infinity;

/** Whether the API failed, or its index stood still, a moment ago. */
export function isApiResting(): boolean {
  return performance.now() < restsUntil;
}

/** The API's snapshot as of the block or a later one; undefined where it does not answer, or only with what is older or cannot be. */
export async function findSnapshot(
  requiredBlock: bigint,
  signal: AbortSignal,
): Promise<KnownPools | undefined> {
  if (isApiResting()) return undefined;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  try {
    for (let round = 0; round < tries; round += 1) {
      if (round > 0) await pause(limit);
      const snapshot = await fetchSnapshot(limit);
      if (BigInt(snapshot.blockNumber) >= requiredBlock) return snapshot;
    }
  } catch (error) {
    signal.throwIfAborted();
    logDetail(messages.exchange.noSnapshot, error);
  }
  restsUntil = performance.now() + restMs;
  return undefined;
}

async function fetchSnapshot(signal: AbortSignal): Promise<KnownPools> {
  const { chainId, blockNumber, blockHash, pools } = decodeReserveSnapshot(
    await fetchBytesFromApi('/exchange/reserves', signal),
  );
  const exchange = getExchange();
  if (chainId !== exchange.chainId) throw new RangeError(`reserves of chain ${chainId}`);
  if (isDeniedBlock(BigInt(blockNumber))) throw new RangeError(`reserves of block ${blockNumber}`);
  return {
    blockNumber,
    blockHash,
    pools: pools.map(({ token0, token1, reserve0, reserve1 }) =>
      withReserves(toPoolIdentity(exchange, token0, token1), reserve0, reserve1),
    ),
  };
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
