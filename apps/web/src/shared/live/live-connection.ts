import type { Topic } from '@tradewind/schema/hub/topic';
import { logDetail } from '../log/log.ts';
import { messages } from '../message/messages.ts';
import type { HubLink } from './hub-link.ts';
import type { LiveFeed } from './live-feed.ts';
import type { LiveState } from './live-store.ts';
import { createRetryTimer } from './retry-timer.ts';
import { createTopicKeeper, type TopicKeeper } from './topic-keeper.ts';

export type LiveConnection = {
  /** Connects at once, and again after every loss until paused. */
  readonly resume: () => void;
  readonly pause: () => void;
  /** Has the hub see anew who this is. */
  readonly restart: () => void;
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
export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { link, feed, onState } = options;
  const retry = createRetryTimer(() => void connect().catch(lose));
  let keeper: TopicKeeper | undefined;
  let isWanted = false;
  const renewTopics = () => void keeper?.renew().catch(() => link.stop());
  const lose = () => {
    keeper = undefined;
    feed.end();
    if (!isWanted) return;
    onState('connecting');
    retry.runLater();
  };
  const connect = async () => {
    onState('connecting');
    keeper = await open(options);
    retry.succeed();
    if (isWanted) onState('connected');
    renewTopics();
  };
  link.onclose(lose);
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
    restart: () => {
      if (!isWanted) return;
      onState('connecting');
      void link.stop();
    },
    renewTopics,
  };
}

/** Connects and joins the topics that are needed; after a failure it is not connected. */
async function open({ link, feed, listTopics }: LiveConnectionOptions): Promise<TopicKeeper> {
  try {
    await link.start();
    feed.begin();
    const keeper = createTopicKeeper(link, feed, listTopics);
    await keeper.renew();
    return keeper;
  } catch (error) {
    logDetail(messages.live.lost, error);
    await link.stop();
    throw error;
  }
}
