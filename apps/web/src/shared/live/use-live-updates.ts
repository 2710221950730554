import { headTopic } from '@tradewind/schema/hub/chain-topic';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useChain } from '../chain/use-chain.ts';
import { logDetail } from '../log/log.ts';
import { messages } from '../message/messages.ts';
import { useAreas } from '../site/areas-context.ts';
import { needTopic } from './live-topics.ts';

/** Keeps the page subscribed to the hub; mounted once by the app. The hub's client loads after the first paint. */
export function useLiveUpdates(): void {
  const queries = useQueryClient();
  const chain = useChain();
  const areas = useAreas();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      const { startLive } = await import('./start-live.ts');
      if (!isOver) stop = startLive(queries, chain, areas);
    };
    const release = needTopic(headTopic(chain.chainId));
    const cancel = afterPaint(() => void start().catch((error) => logDetail(messages.live.lost, error)));
    return () => {
      isOver = true;
      cancel();
      release();
      stop?.();
    };
  }, [queries, chain, areas]);
}

/** Calls back once the page has been painted; a hidden page waits until it is visible. */
function afterPaint(callback: () => void): () => void {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
  return () => observer.disconnect();
}
