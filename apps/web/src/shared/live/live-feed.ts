import { hubEventSchema } from '@tradewind/schema/hub/hub-event';
import { subscribeAnswerSchema, type TopicState } from '@tradewind/schema/hub/subscription';
import type { Topic } from '@tradewind/schema/hub/topic';
import { logDetail } from '../log/log.ts';
import { messages } from '../message/messages.ts';
import { isLiveTarget, type LiveTarget, type LiveUpdate, parseUpdate } from './live-update.ts';

/** What of each topic has arrived, over all connections of the page. */
export type LiveFeed = {
  /** A connection begins: what was missed before it, the topics' states will tell. */
  begin(): void;
  takeEvent(target: LiveTarget, message: unknown): void;
  /** The answer to a subscription; throws when it is none. */
  takeStates(answer: unknown): void;
  /** Nobody needs the topic any more. */
  forget(topic: Topic): void;
};

/** Passes on every update once and in order, and says where one did not arrive. */
export function createLiveFeed(onUpdate: (update: LiveUpdate) => void): LiveFeed {
  const sequences = new Map<Topic, number>();
  const heard = new Set<Topic>();
  const joined = new Set<Topic>();

  function pass(target: LiveTarget, topic: Topic, extraData: string): void {
    onUpdate(parseUpdate(target, topic, extraData) ?? { kind: 'missed', topic });
  }

  function leave(topic: Topic): void {
    if (joined.delete(topic)) onUpdate({ kind: 'left', topic });
  }

  function join(state: TopicState): void {
    takeState(state);
    joined.add(state.topic);
    onUpdate({ kind: 'joined', topic: state.topic });
  }

  function takeState({ topic, sequence, last }: TopicState): void {
    const known = sequences.get(topic);
    // An event was faster than this answer, and told whether one is missing before it.
    if (heard.has(topic) || sequence === (known ?? null)) return;
    if (sequence === null) sequences.delete(topic);
    else sequences.set(topic, sequence);
    if (known !== undefined) onUpdate({ kind: 'missed', topic });
    for (const { target, event } of last) if (isLiveTarget(target)) pass(target, topic, event.extraData);
  }

  return {
    begin: () => {
      heard.clear();
      joined.forEach(leave);
    },
    takeEvent: (target, message) => {
      const event = hubEventSchema.safeParse(message).data;
      if (!event) return logDetail(messages.live.unreadable, message);
      const { topic, sequence, previous, extraData } = event;
      const known = sequences.get(topic);
      if (known !== undefined && (sequence < known || (sequence === known && previous !== known)))
        return undefined;
      sequences.set(topic, sequence);
      heard.add(topic);
      if (known !== undefined && previous !== known) onUpdate({ kind: 'missed', topic });
      return pass(target, topic, extraData);
    },
    takeStates: (answer) => subscribeAnswerSchema.parse(answer).forEach(join),
    forget: (topic) => {
      sequences.delete(topic);
      heard.delete(topic);
      leave(topic);
    },
  };
}
