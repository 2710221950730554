import { targetSchema } from '@tradewind/schema/hub/target';
import type { Topic } from '@tradewind/schema/hub/topic';
import { logDetail } from '../log/log.ts';
import { messages } from '../message/messages.ts';
import type { HubLink } from './hub-link.ts';
import type { LiveFeed } from './live-feed.ts';
import { createTopicKeeper } from './topic-keeper.ts';

export type LiveAttemptOptions = {
  /** A client of the hub that was not started yet. */
  readonly createLink: () => HubLink;
  readonly feed: LiveFeed;
  readonly listTopics: () => readonly Topic[];
};

type LiveAttemptListener = { readonly onJoined: () => void; readonly onLost: () => void };

export type LiveAttempt = {
  readonly isJoined: () => boolean;
  readonly renewTopics: () => void;
  /** Ends it without a call of the listener; later events of its client have no effect. */
  readonly end: () => void;
};

/** An attempt that has not joined its topics in this time is ended: the client's `start` may never end. */
const patienceMs = 20_000;

/** Connects a new client and joins the needed topics; it is lost at most once. */
export function startAttempt(options: LiveAttemptOptions, listener: LiveAttemptListener): LiveAttempt {
  const { feed } = options;
  const link = options.createLink();
  let phase: 'joining' | 'joined' | 'over' = 'joining';
  const end = () => {
    if (phase === 'over') return;
    phase = 'over';
    clearTimeout(timer);
    feed.end();
    // It may never end either, so it is not awaited.
    void link.stop().catch(() => undefined);
  };
  const lose = (reason: unknown) => {
    if (phase === 'over') return;
    logDetail(messages.live.lost, reason);
    end();
    listener.onLost();
  };
  const timer = setTimeout(lose, patienceMs, 'the hub does not answer');
  const isOver = () => phase === 'over';
  const keeper = createTopicKeeper(untilOver(link, isOver), feed, options.listTopics);
  const join = async () => {
    await link.start();
    if (isOver()) return;
    feed.begin();
    await keeper.renew();
    clearTimeout(timer);
    phase = 'joined';
    listener.onJoined();
    await keeper.renew();
  };
  link.onclose(() => lose('the hub ended the connection'));
  receive(link, feed, isOver);
  void join().catch(lose);
  return {
    isJoined: () => phase === 'joined',
    renewTopics: () => phase === 'joined' && void keeper.renew().catch(lose),
    end,
  };
}

function receive(link: HubLink, feed: LiveFeed, isOver: () => boolean): void {
  for (const target of targetSchema.options) {
    link.on(target, (message) => isOver() || feed.takeEvent(target, message));
  }
}

/** The client's calls; their answers are ignored once the attempt is over. */
function untilOver(link: HubLink, isOver: () => boolean): Pick<HubLink, 'invoke'> {
  return {
    invoke: async (method, ...parameters) => {
      const answer = await link.invoke(method, ...parameters);
      if (isOver()) throw new Error('the connection was given up');
      return answer;
    },
  };
}
