import { type HubEvent, hubEventSchema } from '@tradewind/schema/hub/hub-event';
import { subscribeAnswerSchema, type TopicState } from '@tradewind/schema/hub/subscription';
import type { Target } from '@tradewind/schema/hub/target';
import type { Topic } from '@tradewind/schema/hub/topic';
import { logDetail } from '../log/log.ts';
import { messages } from '../message/messages.ts';
import { type LiveUpdate, parseUpdate } from './live-update.ts';

/** The state of each topic, over all connections of the page. */
export type LiveFeed = {
  /** A connection begins; the topics' states will show whether updates were missed. */
  begin(): void;
  /** A connection is over: the page leaves all topics. */
  end(): void;
  takeEvent(target: Target, message: unknown): void;
  /** The answer to a subscription; throws when it is invalid. */
  takeStates(answer: unknown): void;
  /** The topic is no longer needed. */
  forget(topic: Topic): void;
};

/** Passes on every update once and in order, and reports gaps. */
export function createLiveFeed(onUpdate: (update: LiveUpdate) => void): LiveFeed {
  const sequences = new Map<Topic, number>();
  const received = new Set<Topic>();
  const joined = createMembership(onUpdate);

  function takeState({ topic, sequence, last }: TopicState): Topic {
    const known = sequences.get(topic);
    // An event arrived before this answer; it has already shown whether there is a gap.
    if (received.has(topic) || sequence === (known ?? null)) return topic;
    if (sequence === null) sequences.delete(topic);
    else sequences.set(topic, sequence);
    if (known !== undefined) onUpdate({ kind: 'missed', topic });
    const updates = last.map(({ target, event }) => toUpdate(target, topic, event.extraData));
    (known === undefined ? updates.map(toPast) : updates).forEach(onUpdate);
    return topic;
  }

  return {
    begin: () => {
      received.clear();
      joined.clear();
    },
    end: joined.clear,
    takeEvent: (target, message) => {
      const event = hubEventSchema.safeParse(message).data;
      if (!event) return logDetail(messages.live.unreadable, message);
      const { topic, sequence, previous, extraData } = event;
      const known = sequences.get(topic);
      if (isRepeated(event, known)) return undefined;
      sequences.set(topic, sequence);
      received.add(topic);
      if (known !== undefined && previous !== known) onUpdate({ kind: 'missed', topic });
      return onUpdate(toUpdate(target, topic, extraData));
    },
    takeStates: (answer) => subscribeAnswerSchema.parse(answer).map(takeState).forEach(joined.add),
    forget: (topic) => {
      sequences.delete(topic);
      received.delete(topic);
      joined.remove(topic);
    },
  };
}

/** An unreadable event counts as missed. */
function toUpdate(target: Target, topic: Topic, extraData: string): LiveUpdate {
  return parseUpdate(target, topic, extraData) ?? { kind: 'missed', topic };
}

/** An area decides whether an update from before the page is news. */
function toPast(update: LiveUpdate): LiveUpdate {
  return update.kind === 'area' ? { ...update, isPast: true } : update;
}

function isRepeated({ sequence, previous }: HubEvent, known: number | undefined): boolean {
  return known !== undefined && (sequence < known || (sequence === known && previous !== known));
}

/** The joined topics; every change is passed on. */
function createMembership(onUpdate: (update: LiveUpdate) => void) {
  const topics = new Set<Topic>();
  const remove = (topic: Topic) => {
    if (topics.delete(topic)) onUpdate({ kind: 'left', topic });
  };
  return {
    add: (topic: Topic) => {
      topics.add(topic);
      onUpdate({ kind: 'joined', topic });
    },
    remove,
    clear: () => topics.forEach(remove),
  };
}
