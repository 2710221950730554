import { areaTopic } from '@tradewind/schema/hub/chain-topic';
import type { AreaName } from '@tradewind/schema/hub/topic';
import { useEffect } from 'react';
import { useChain } from '../chain/use-chain.ts';
import { needTopic } from './live-topics.ts';
import { listenToTopic, type TopicListener } from './topic-listeners.ts';

/**
 * Subscribes to an area's topic of the chain of this part of the page while the component is mounted. The listener must
 * stay the same.
 */
export function useAreaUpdates(area: AreaName, listener: TopicListener): void {
  const { chainId } = useChain();
  useEffect(() => {
    const topic = areaTopic(area, chainId);
    const stop = [listenToTopic(topic, listener), needTopic(topic)];
    return () => stop.forEach((end) => end());
  }, [area, chainId, listener]);
}
