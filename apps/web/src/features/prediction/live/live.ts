import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { predictionTopic } from '@tradewind/schema/prediction/hub-names';
import {
  predictionLiveSchema,
  predictionReloadSchema,
  serverTimeSchema,
} from '@tradewind/schema/prediction/live-events';
import { useMemo } from 'react';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { TopicListener } from '../../../shared/live/topic-listeners.ts';
import { useAreaUpdates } from '../../../shared/live/use-area-updates.ts';
import { toE18 } from '../amount.ts';
import { createPredictionKey } from '../prediction-key.ts';
import { noteLivePrice, noteReorganised } from './live-store.ts';

/** All clients receive a settled round at once; random delays spread their requests to the server. */
const spreadMs = 1_500;

/** Subscribes to the game's topic while it is shown: time and price are used directly, other events cause a read. */
export function useLiveUpdates(): void {
  const chain = useChain();
  const queries = useQueryClient();
  useAreaUpdates(
    predictionTopic,
    useMemo(() => createGameListener(chain, queries), [chain, queries]),
  );
}

/** Applies the updates of the game. */
export function createGameListener(chain: Chain, queries: QueryClient): TopicListener {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function readSoon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void queries.invalidateQueries({ queryKey: createPredictionKey(chain) });
    }, Math.random() * spreadMs);
  }

  function takeReload(content: unknown, isPast = false): void {
    if (!isPast && predictionReloadSchema.safeParse(content).data?.reason === 'reorg') {
      noteReorganised();
      void queries.invalidateQueries({ queryKey: createReadKey(chain) });
    }
    readSoon();
  }

  return (update) => {
    if (update.kind === 'missed') return readSoon();
    const { target, content, isPast } = update;
    if (target === 'server_time') return takeTime(chain, content);
    if (target === 'prediction_live') return takeLive(content);
    return target === 'prediction_reload' ? takeReload(content, isPast) : readSoon();
  };
}

function takeTime({ clock }: Chain, content: unknown): void {
  const time = serverTimeSchema.safeParse(content).data;
  if (time) clock.takeServerTime(time.now);
}

function takeLive(content: unknown): void {
  const { LastPrice: price = null, priceAt: at = null } = predictionLiveSchema.safeParse(content).data ?? {};
  if (price !== null && at !== null) noteLivePrice({ price: toE18(price), at });
}
