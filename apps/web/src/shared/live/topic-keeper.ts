import { defaultTopics, type Topic } from '@tradewind/schema/hub/topic';
import type { HubLink } from './hub-link.ts';
import type { LiveFeed } from './live-feed.ts';

export type TopicKeeper = {
  /** Resolves when the hub has confirmed the currently needed topics. */
  renew(): Promise<void>;
};

/** Keeps one connection subscribed to exactly the needed topics. */
export function createTopicKeeper(
  link: Pick<HubLink, 'invoke'>,
  feed: LiveFeed,
  listTopics: () => readonly Topic[],
): TopicKeeper {
  const joined = new Set<Topic>(defaultTopics);
  let work = Promise.resolve();

  async function join(): Promise<void> {
    const added = listTopics().filter((topic) => !joined.has(topic));
    if (added.length === 0) return;
    feed.takeStates(await link.invoke('subscribe', added));
    for (const topic of added) joined.add(topic);
  }

  async function leave(): Promise<void> {
    const needed = new Set(listTopics());
    const dropped = [...joined].filter((topic) => !needed.has(topic));
    if (dropped.length === 0) return;
    await link.invoke('unsubscribe', dropped);
    for (const topic of dropped) {
      joined.delete(topic);
      feed.forget(topic);
    }
  }

  return {
    renew: () => {
      work = work.then(join).then(leave);
      return work;
    },
  };
}
