import type { Topic } from '@tradewind/schema/hub/topic';
import { logDetail } from '../log/log.ts';
import { messages } from '../message/messages.ts';
import type { HubLink } from './hub-link.ts';
import type { LiveFeed } from './live-feed.ts';
import type { LiveState } from './live-store.ts';
import { liveTargets } from './live-update.ts';
import { createRetryTimer } from './retry-timer.ts';
import { createTopicKeeper, type TopicKeeper } from './topic-keeper.ts';

export type LiveConnection = {
  /** Connects at once, and again after every loss until paused. */
  readonly resume: () => void;
  readonly pause: () => void;
  /** The topics that are needed may be others than before. */
  readonly renewTopics: () => void;
};

export type LiveConnectionOptions = {
  readonly link: HubLink;
  readonly feed: LiveFeed;
  readonly listTopics: () => readonly Topic[];
  readonly onState: (state: LiveState) => void;
};

/** The page's one connection to the hub. */
export function createLiveConnection({
  link,
  feed,
  listTopics,
  onState,
}: LiveConnectionOptions): LiveConnection {
  const retry = createRetryTimer(() => void connect());
  let keeper: TopicKeeper | undefined;
  let isWanted = false;
  let connectedAt = Number.POSITIVE_INFINITY;

  for (const target of liveTargets) link.on(target, (message) => feed.takeEvent(target, message));
  link.onclose(lose);

  async function connect(): Promise<void> {
    onState('connecting');
    try {
      await link.start();
      connectedAt = Date.now();
      feed.begin();
      keeper = createTopicKeeper(link, feed, listTopics);
      await keeper.renew();
      if (isWanted) onState('connected');
    } catch (error) {
      logDetail(messages.live.lost, error);
      await link.stop();
      lose();
    }
  }

  function lose(): void {
    keeper = undefined;
    if (!isWanted) return;
    onState('connecting');
    retry.runLater(Date.now() - connectedAt);
    connectedAt = Number.POSITIVE_INFINITY;
  }

  return {
    resume: () => {
      if (isWanted && !retry.isWaiting()) return;
      isWanted = true;
      retry.runNow();
    },
    pause: () => {
      isWanted = false;
      retry.cancel();
      onState('off');
      void link.stop();
    },
    renewTopics: () => {
      keeper?.renew().catch(() => link.stop());
    },
  };
}
