import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  predictionLiveSchema,
  predictionReloadSchema,
  serverTimeSchema,
} from '@tradewind/schema/prediction/live-events';
import { useMemo } from 'react';
import { chainReadKey } from '../../../shared/chain/latest-block.ts';
import { chainClock } from '../../../shared/chain/use-chain-time.ts';
import type { TopicListener } from '../../../shared/live/topic-listeners.ts';
import { useTopicUpdates } from '../../../shared/live/use-topic-updates.ts';
import { toE18 } from '../amount.ts';
import { predictionKey } from '../prediction-key.ts';
import { noteLivePrice, noteReorganised } from './live-store.ts';

/** All clients receive a settled round at once; random delays spread their requests to the server. */
const spreadMs = 1_500;

/** Subscribes to the game's topic while it is shown: time and price are used directly, other events cause a read. */
export function useLiveUpdates(): void {
  const queries = useQueryClient();
  useTopicUpdates(
    'prediction',
    useMemo(() => createGameListener(queries), [queries]),
  );
}

/** Applies the updates of the game. */
export function createGameListener(queries: QueryClient): TopicListener {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function readSoon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void queries.invalidateQueries({ queryKey: [predictionKey] });
    }, Math.random() * spreadMs);
  }

  function takeReload(content: unknown): void {
    if (predictionReloadSchema.safeParse(content).data?.reason === 'reorg') {
      noteReorganised();
      void queries.invalidateQueries({ queryKey: [chainReadKey] });
    }
    readSoon();
  }

  return (update) => {
    if (update.kind === 'missed') return readSoon();
    const { target, content } = update;
    if (target === 'server_time') return takeTime(content);
    if (target === 'prediction_live') return takeLive(content);
    return target === 'prediction_reload' ? takeReload(content) : readSoon();
  };
}

function takeTime(content: unknown): void {
  const time = serverTimeSchema.safeParse(content).data;
  if (time) chainClock.takeServerTime(time.now);
}

function takeLive(content: unknown): void {
  const { LastPrice: price = null, priceAt: at = null } = predictionLiveSchema.safeParse(content).data ?? {};
  if (price !== null && at !== null) noteLivePrice({ price: toE18(price), at });
}
