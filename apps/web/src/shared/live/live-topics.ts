import type { Topic } from '@tradewind/schema/hub/topic';

const counts = new Map<Topic, number>();
let onChange: (() => void) | undefined;

/** Keeps the page subscribed to a topic until the returned function is called. */
export function needTopic(topic: Topic): () => void {
  count(topic, 1);
  return () => count(topic, -1);
}

function count(topic: Topic, change: 1 | -1): void {
  const needs = (counts.get(topic) ?? 0) + change;
  if (needs > 0) counts.set(topic, needs);
  else counts.delete(topic);
  onChange?.();
}

export function listNeededTopics(): Topic[] {
  return [...counts.keys()];
}

/** Calls back whenever the needed topics may have changed; one listener at a time. */
export function watchTopics(listener: () => void): () => void {
  onChange = listener;
  return () => {
    onChange = undefined;
  };
}
