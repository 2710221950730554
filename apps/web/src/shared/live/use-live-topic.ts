import type { Topic } from '@tradewind/schema/hub/topic';
import { useEffect } from 'react';
import { needTopic } from './live-topics.ts';

/** Has the page told of a topic while the component is drawn. */
export function useLiveTopic(topic: Topic): void {
  useEffect(() => needTopic(topic), [topic]);
}
