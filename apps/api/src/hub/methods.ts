import { topicsArgumentsSchema, maxTopics, type TopicState } from '@tradewind/schema/hub/subscription';
import type { Topic } from '@tradewind/schema/hub/topic';
import { HubError } from './connection/hub-error.ts';
import type { HubCall, HubMethod } from './hub-state.ts';
import { getTopicState, joinTopic, leaveTopic } from './topic/topic-book.ts';

/** The hub's methods for clients. */
export const hubMethods: ReadonlyMap<string, HubMethod> = new Map<string, HubMethod>([
  ['subscribe', { kind: 'call', run: subscribe }],
  ['unsubscribe', { kind: 'call', run: unsubscribe }],
]);

function subscribe(call: HubCall): TopicState[] {
  const { hub, connection } = call;
  const topics = parseTopics(call);
  if (new Set([...connection.topics, ...topics]).size > maxTopics) throw new HubError('Too many topics.');
  for (const topic of topics) {
    if (!joinTopic(hub.topics, connection, topic)) throw new HubError('Nobody is signed in.');
  }
  return topics.map((topic) => getTopicState(hub.topics, topic));
}

function unsubscribe(call: HubCall): Topic[] {
  for (const topic of parseTopics(call)) leaveTopic(call.hub.topics, call.connection, topic);
  return [...call.connection.topics];
}

function parseTopics({ arguments: given }: HubCall): Topic[] {
  const topics = topicsArgumentsSchema.safeParse(given);
  if (!topics.success) throw new HubError('The argument must be a list of topics.');
  return [...new Set(topics.data[0])];
}
