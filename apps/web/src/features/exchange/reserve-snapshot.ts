import { decodeReserveSnapshot } from '@tradewind/schema/exchange/reserve-snapshot';
import { fetchBytesFromApi } from '../../shared/api-client/fetch-from-api.ts';
import { getExchange } from '../../shared/chain/chain-client.ts';
import { isBelievedBlock } from '../../shared/chain/latest-block.ts';
import { logDetail } from '../../shared/log/log.ts';
import { messages } from '../../shared/message/messages.ts';
import { type KnownPools, toPoolIdentity, withReserves } from './known-pools.ts';

/** How often and how soon an index that has not got to the block is asked again. */
const tries = 3;
const pauseMs = 500;
/** For so long an API that failed is not asked. */
const restMs = 30_000;
/** After this time without an answer the chain is asked instead. */
const patienceMs = 4_000;

let restsUntil = 0;

/** The API's snapshot as of the block or a later one; undefined where it does not answer, or only with what is older or cannot be. */
export async function findSnapshot(
  requiredBlock: bigint,
  signal: AbortSignal,
): Promise<KnownPools | undefined> {
  if (Date.now() < restsUntil) return undefined;
  try {
    for (let round = 0; round < tries; round += 1) {
      if (round > 0) await pause();
      const snapshot = await fetchSnapshot(AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]));
      if (BigInt(snapshot.blockNumber) >= requiredBlock) return snapshot;
    }
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    logDetail(messages.exchange.noSnapshot, error);
    restsUntil = Date.now() + restMs;
    return undefined;
  }
}

async function fetchSnapshot(signal: AbortSignal): Promise<KnownPools> {
  const { chainId, blockNumber, blockHash, pools } = decodeReserveSnapshot(
    await fetchBytesFromApi('/exchange/reserves', signal),
  );
  const exchange = getExchange();
  if (chainId !== exchange.chainId) throw new RangeError(`reserves of chain ${chainId}`);
  if (!isBelievedBlock(BigInt(blockNumber))) throw new RangeError(`reserves of block ${blockNumber}`);
  return {
    blockNumber,
    blockHash,
    pools: pools.map(({ token0, token1, reserve0, reserve1 }) =>
      withReserves(toPoolIdentity(exchange, token0, token1), reserve0, reserve1),
    ),
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, pauseMs);
  });
}
