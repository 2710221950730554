import type { Topic } from '@tradewind/schema/hub/topic';
import type { LiveUpdate } from './live-update.ts';

/** An area's update of its topic: an event whose content it parses itself, or a gap. */
export type TopicUpdate = Extract<LiveUpdate, { kind: 'area' | 'missed' }>;

export type TopicListener = (update: TopicUpdate) => void;

const listeners = new Map<Topic, Set<TopicListener>>();

/** Calls back with the updates of a topic; returns how to stop. */
export function listenToTopic(topic: Topic, listener: TopicListener): () => void {
  const others = listeners.get(topic) ?? new Set();
  listeners.set(topic, others.add(listener));
  return () => void others.delete(listener);
}

export function publishUpdate(update: TopicUpdate): void {
  for (const listener of listeners.get(update.topic) ?? []) listener(update);
}
