import type { Topic } from '@tradewind/schema/hub/topic';
import { useEffect } from 'react';
import { needTopic } from './live-topics.ts';
import { listenToTopic, type TopicListener } from './topic-listeners.ts';

/** Subscribes to an area's topic while the component is mounted. The listener must stay the same. */
export function useTopicUpdates(topic: Topic, listener: TopicListener): void {
  useEffect(() => {
    const stop = [listenToTopic(topic, listener), needTopic(topic)];
    return () => stop.forEach((end) => end());
  }, [topic, listener]);
}
