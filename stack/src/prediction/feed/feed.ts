import { getBlock } from 'viem/actions';
import type { ChainClient } from '../../chain/connect.ts';
import type { SimulatedPrice } from '../simulated-price.ts';
import type { Look } from '../run-looks.ts';
import { createFeedReader } from './feed-reader.ts';
import { busySeconds, isDue } from './is-due.ts';
import { hasOpenStakes, hasViewers } from './is-watched.ts';
import { pushPrice } from './push-price.ts';

/**
 * Writes a price if one is due: the price of a block's time, into that block. Each look returns the number of written
 * prices.
 */
export function createFeed(simulated: SimulatedPrice, apiUrls: readonly string[]): Look {
  const remember = createMemory(busySeconds);
  return async (client, deployment) => {
    const isWatched = (now: number): Promise<boolean> =>
      remember(now, async () => {
        const [isPlayed, isSeen] = await Promise.all([
          hasOpenStakes(client, deployment, now),
          hasViewers(apiUrls),
        ]);
        return isPlayed || isSeen;
      });
    const { feed: address, genesis } = deployment;
    const hasSpoken = await speakOnce({ client, simulated, address, genesis: Number(genesis), isWatched });
    return hasSpoken ? 1 : 0;
  };
}

interface Feed {
  readonly client: ChainClient;
  readonly simulated: SimulatedPrice;
  readonly address: `0x${string}`;
  readonly genesis: number;
  readonly isWatched: (now: number) => Promise<boolean>;
}

async function speakOnce({ client, simulated, address, genesis, isWatched }: Feed): Promise<boolean> {
  const [{ timestamp }, { updatedAt }] = await Promise.all([
    getBlock(client, { blockTag: 'pending' }),
    createFeedReader(client, address).readLatestRound(),
  ]);
  const now = Number(timestamp);
  const moment = { genesis, now, updatedAt: Number(updatedAt), isWatched: await isWatched(now) };
  return isDue(moment) && pushPrice(client, address, simulated.priceAt(now));
}

/** Caches a result for this many seconds. */
function createMemory(seconds: number): (now: number, request: () => Promise<boolean>) => Promise<boolean> {
  let answer = false;
  let requestedAt = -Infinity;
  return async (now, request) => {
    if (Math.abs(now - requestedAt) < seconds) return answer;
    answer = await request();
    requestedAt = now;
    return answer;
  };
}
