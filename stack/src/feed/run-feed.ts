import { findPredictionDeployment } from '@tradewind/abi/deployment';
import { simulatedFeedAbi } from '@tradewind/abi/local/simulated-feed.abi';
import { RetryableError } from '@tradewind/process/process-error';
import { runRounds } from '@tradewind/process/run-rounds';
import { createWakeUp } from '@tradewind/process/wake-up';
import { getBlock, readContract } from 'viem/actions';
import { type ChainClient, connectChain } from '../chain/connect.ts';
import { describeError } from '../describe-error.ts';
import { createSimulatedMarket, type SimulatedMarket } from '../prediction/simulated-market.ts';
import { busySeconds, isDue } from './is-due.ts';
import type { FeedEnvironment } from './feed-environment.ts';
import { hasOpenStakes, hasViewers } from './is-watched.ts';
import { pushPrice } from './push-price.ts';

export interface FeedObserver {
  /** The node has answered, and there was nothing more to say. */
  readonly looked: () => void;
  readonly pushed: () => void;
  /** Told of each failure; it passes. */
  readonly failed: (reason: string) => void;
}

interface FeedOptions {
  readonly environment: FeedEnvironment;
  readonly signal: AbortSignal;
  readonly observer: FeedObserver;
}

const chainId = 31337;
const lookEveryMs = 1_000;

/** Speaks for the simulated market until told to stop: the price of a block's time, into that block. */
export async function runFeed({ environment, signal, observer }: FeedOptions): Promise<void> {
  const deployment = findPredictionDeployment(chainId);
  if (deployment === undefined) throw new TypeError('the local chain has a deployment of the game');
  const client = connectChain(environment.RPC_URL);
  const market = createSimulatedMarket(Buffer.from(environment.MARKET_SEED, 'hex'));
  const isWatched = rememberFor(busySeconds, async (now: number) => {
    const [isPlayed, isSeen] = await Promise.all([
      hasOpenStakes(client, deployment, now),
      hasViewers(environment.API_URLS),
    ]);
    return isPlayed || isSeen;
  });
  const wakeUp = createWakeUp(lookEveryMs);
  signal.addEventListener('abort', wakeUp.ring);
  const feed = { client, market, address: deployment.feed, genesis: Number(deployment.genesis), isWatched };
  await runRounds({
    wakeUp,
    signal,
    onRetry: ({ message }) => observer.failed(message),
    round: async () => {
      try {
        if (await speakOnce(feed)) observer.pushed();
        observer.looked();
        return 'idle';
      } catch (error) {
        // Whatever the node says: it is asked again.
        throw new RetryableError(describeError(error));
      }
    },
  });
}

interface Feed {
  readonly client: ChainClient;
  readonly market: SimulatedMarket;
  readonly address: `0x${string}`;
  readonly genesis: number;
  readonly isWatched: (now: number) => Promise<boolean>;
}

async function speakOnce({ client, market, address, genesis, isWatched }: Feed): Promise<boolean> {
  const [{ timestamp }, [, , , updatedAt]] = await Promise.all([
    getBlock(client, { blockTag: 'pending' }),
    readContract(client, { address, abi: simulatedFeedAbi, functionName: 'latestRoundData' }),
  ]);
  const now = Number(timestamp);
  const moment = { genesis, now, updatedAt: Number(updatedAt), isWatched: await isWatched(now) };
  return isDue(moment) && pushPrice(client, address, market.priceAt(now));
}

/** Asks again only after so many seconds. */
function rememberFor(
  seconds: number,
  ask: (now: number) => Promise<boolean>,
): (now: number) => Promise<boolean> {
  let answer = false;
  let askedAt = -Infinity;
  return async (now) => {
    if (Math.abs(now - askedAt) < seconds) return answer;
    answer = await ask(now);
    askedAt = now;
    return answer;
  };
}
