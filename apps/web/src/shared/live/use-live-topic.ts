import type { Topic } from '@tradewind/schema/hub/topic';
import { useEffect } from 'react';
import { needTopic } from './live-topics.ts';

/** Keeps the page subscribed to a topic while the component is mounted. */
export function useLiveTopic(topic: Topic): void {
  useEffect(() => needTopic(topic), [topic]);
}
