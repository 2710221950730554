import type { Topic } from '@tradewind/schema/hub/topic';

const counts = new Map<Topic, number>();
let onChange: (() => void) | undefined;

/** Has the page told of a topic for as long as somebody needs it; returns how to say that it is needed no more. */
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

/** Calls back whenever a topic may be needed anew or no more; one at a time may listen. */
export function watchTopics(listener: () => void): () => void {
  onChange = listener;
  return () => {
    onChange = undefined;
  };
}
