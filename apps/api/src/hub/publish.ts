import type { Notice } from '@tradewind/db/relay/notice';
import type { HubEvent } from '@tradewind/schema/hub/hub-event';
import { areaTopic } from '@tradewind/schema/hub/chain-topic';
import { defaultTopics } from '@tradewind/schema/hub/topic';
import type { Connection } from './connection/connection.ts';
import { sendFrame } from './connection/send.ts';
import type { OutgoingEvent } from './event/outgoing-event.ts';
import type { HubState } from './hub-state.ts';
import { serverMessage } from './protocol/server-message.ts';
import { type FramedEvent, listGroups, rememberEvent } from './topic/topic-book.ts';
import { toTextFrame } from './transport/text-frame.ts';
import { isTight } from './waiting/make-room.ts';

/** Publishes a notice to its clients; an unreadable one is logged and skipped. */
export function publishNotice(hub: HubState, notice: Notice): void {
  for (const outgoing of readEvents(hub, notice)) publish(hub, outgoing, notice);
  passOn(hub, notice, false);
}

/** Restores the state of topics from a notice without publishing it: it is older than this process. */
export function rememberNotice(hub: HubState, notice: Notice): void {
  for (const outgoing of readEvents(hub, notice)) frameEvent(hub, outgoing, notice);
  passOn(hub, notice, true);
}

/**
 * Publishes an event that this process derived from the notices up to `sequence`. Several events of one
 * sequence follow each other as if all but the first repeated the state.
 */
export function publishOwn(hub: HubState, outgoing: OutgoingEvent, sequence: number): void {
  for (const event of addHomeTopic(hub, outgoing)) {
    const known = hub.topics.states.get(event.topic)?.sequence ?? 0;
    publish(hub, event, { id: Math.max(known, sequence), at: Date.now() });
  }
}

/** An error of one listener does not keep the notice from the others. */
function passOn({ noticeListeners, logger }: HubState, notice: Notice, isPast: boolean): void {
  for (const listener of noticeListeners) {
    try {
      listener(notice, isPast);
    } catch (error) {
      logger.error({ err: error, id: notice.id, kind: notice.kind }, 'a notice was not of its kind');
    }
  }
}

type Origin = Pick<Notice, 'id' | 'at'>;

function publish(hub: HubState, outgoing: OutgoingEvent, origin: Origin): void {
  const event = frameEvent(hub, outgoing, origin);
  const startedAt = hub.now();
  for (const group of listGroups(outgoing)) {
    for (const connection of hub.topics.members.get(group) ?? []) {
      deliver(hub, connection, event, outgoing.isReplaceable);
    }
  }
  hub.metrics.broadcastDuration.observe((hub.now() - startedAt) / 1000);
}

function readEvents(hub: HubState, notice: Notice): OutgoingEvent[] {
  try {
    return hub.toEvents(notice).flatMap((event) => addHomeTopic(hub, event));
  } catch (error) {
    hub.logger.error({ err: error, id: notice.id, kind: notice.kind }, 'a notice was not of its kind');
    return [];
  }
}

/** An event, and the same for the clients of its area that name no chain: they are those of the home chain. */
function addHomeTopic({ homeChainId }: HubState, event: OutgoingEvent): OutgoingEvent[] {
  const area = defaultTopics.find((name) => event.topic === areaTopic(name, homeChainId));
  return area === undefined ? [event] : [event, { ...event, topic: area }];
}

function frameEvent(
  { topics }: HubState,
  { topic, target, extraData, receiver }: OutgoingEvent,
  { id, at }: Origin,
): FramedEvent {
  const isOwn = receiver !== undefined;
  const previous = isOwn ? null : (topics.states.get(topic)?.sequence ?? null);
  const event: HubEvent = { v: 1, topic, sequence: id, previous, at, extraData: JSON.stringify(extraData) };
  const framed = { target, event, frame: toTextFrame(serverMessage.event(target, event)) };
  if (!isOwn) rememberEvent(topics, framed);
  return framed;
}

function deliver(hub: HubState, connection: Connection, event: FramedEvent, isReplaceable: boolean): void {
  const toleratedBytes = isTight(hub) ? 0 : hub.limits.skipBytes;
  const isSlow = isReplaceable && (connection.link?.bufferedBytes() ?? 0) > toleratedBytes;
  if (isSlow) {
    hub.metrics.droppedSlow.inc({ what: 'event' });
    connection.skipped.set(toSkippedKey(event), { topic: event.event.topic, frame: event.frame });
  } else {
    if (connection.skipped.size > 0) connection.skipped.delete(toSkippedKey(event));
    sendFrame(hub, connection, event.frame);
  }
}

function toSkippedKey({ target, event: { topic } }: FramedEvent): string {
  return `${topic} ${target}`;
}
