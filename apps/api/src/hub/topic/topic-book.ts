import type { Holder } from '@tradewind/db/account/holder';
import type { TargetedEvent } from '@tradewind/schema/hub/hub-event';
import type { TopicState } from '@tradewind/schema/hub/subscription';
import type { Topic } from '@tradewind/schema/hub/topic';
import type { OutgoingEvent } from '../event/outgoing-event.ts';
import type { Connection } from '../connection/connection.ts';

/** An event and its frame. */
export type FramedEvent = TargetedEvent & { frame: Buffer };

/**
 * The members of each group, and the state of each topic. A group is a topic, or one holder's part of
 * `account`.
 */
export type TopicBook = {
  members: Map<string, Set<Connection>>;
  /** The newest sequence of each topic, and the newest event of each of its targets; nothing for `account`. */
  states: Map<Topic, { sequence: number; last: Map<string, FramedEvent> }>;
};

export function createTopicBook(): TopicBook {
  return { members: new Map(), states: new Map() };
}

/** A key gets the events of every chain, a contract those of its own chain. */
const toAccountGroup = ({ address, soleChainId }: Holder): string =>
  `account:${address}:${soleChainId ?? 'every'}`;

/** The groups that get an event. */
export function listGroups({ topic, receiver }: Pick<OutgoingEvent, 'topic' | 'receiver'>): string[] {
  if (receiver === undefined) return [topic];
  const { address, chainId } = receiver;
  return [null, chainId].map((soleChainId) => toAccountGroup({ address, soleChainId }));
}

/** False for `account` without a session. */
export function joinTopic({ members }: TopicBook, connection: Connection, topic: Topic): boolean {
  const group = findGroup(topic, connection);
  if (group === undefined) return false;
  connection.topics.add(topic);
  const present = members.get(group);
  if (present) present.add(connection);
  else members.set(group, new Set([connection]));
  return true;
}

export function leaveTopic({ members }: TopicBook, connection: Connection, topic: Topic): void {
  const group = findGroup(topic, connection);
  if (group === undefined || !connection.topics.delete(topic)) return;
  const present = members.get(group);
  present?.delete(connection);
  if (present?.size === 0) members.delete(group);
}

function findGroup(topic: Topic, { session }: Connection): string | undefined {
  return topic === 'account' ? session && toAccountGroup(session.holder) : topic;
}

/** Keeps an event for clients that join later, after all earlier ones. */
export function rememberEvent({ states }: TopicBook, event: FramedEvent): void {
  const { topic, sequence } = event.event;
  const state = states.get(topic) ?? { sequence, last: new Map<string, FramedEvent>() };
  state.sequence = sequence;
  state.last.delete(event.target);
  state.last.set(event.target, event);
  states.set(topic, state);
}

/** The state of a topic, for a client that joins it. */
export function getTopicState({ states }: TopicBook, topic: Topic): TopicState {
  const state = states.get(topic);
  return {
    topic,
    sequence: state?.sequence ?? null,
    last: [...(state?.last.values() ?? [])].map(({ target, event }) => ({ target, event })),
  };
}
