import type { NoticeKind } from '@tradewind/db/relay/notice-kind';
import type { Target } from '@tradewind/schema/hub/target';
import { areaTopic } from '@tradewind/schema/hub/chain-topic';
import type { AreaName } from '@tradewind/schema/hub/topic';
import { z } from 'zod';
import type { OutgoingEvent } from './outgoing-event.ts';

/** The events for clients that follow from one kind of notice; `content` is its payload with its chain. */
export type NoticeReader = {
  readonly kind: string;
  /** Throws where the content does not match the kind. */
  readonly toEvents: (content: Readonly<Record<string, unknown>>) => OutgoingEvent[];
};

/** Reads a kind of notice by a schema, which accepts all that its writers may write. */
export function readNotice<
  Input extends { chainId: number },
  Output,
  Payload extends Omit<Input, 'chainId'> & object,
>(
  { kind }: NoticeKind<Payload>,
  schema: z.core.$ZodType<Output, Input>,
  toEvents: (content: Output) => OutgoingEvent[],
): NoticeReader {
  return { kind, toEvents: (content) => toEvents(z.parse(schema, content)) };
}

/** A notice that clients of an area on its chain receive as it was written; its kind is the name of the event. */
export function passOn(
  area: AreaName,
  target: Target,
  { isReplaceable }: Pick<OutgoingEvent, 'isReplaceable'> = { isReplaceable: false },
): NoticeReader {
  return {
    kind: target,
    toEvents: ({ chainId, ...extraData }) => [
      { topic: areaTopic(area, z.int().parse(chainId)), target, extraData, isReplaceable },
    ],
  };
}
