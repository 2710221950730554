import type { Notice } from '@tradewind/db/relay/notice';
import { z } from 'zod';
import { chainNotices } from './chain-notices.ts';
import type { NoticeReader } from './notice-reader.ts';
import type { OutgoingEvent } from './outgoing-event.ts';

/** The events of a notice: none for an internal kind; throws where its payload does not match the kind. */
export type ToOutgoingEvents = (notice: Notice) => OutgoingEvent[];

const payloadSchema = z.record(z.string(), z.unknown());

/** Turns notices into events by the readers of the chain and of the areas; several may read one kind. */
export function createToOutgoingEvents(readersOfAreas: readonly NoticeReader[]): ToOutgoingEvents {
  const readersByKind = Map.groupBy([...chainNotices, ...readersOfAreas], ({ kind }) => kind);
  return ({ kind, chainId, payload }) => {
    const readers = readersByKind.get(kind);
    if (readers === undefined) return [];
    const content = { ...payloadSchema.parse(payload), chainId };
    return readers.flatMap(({ toEvents }) => toEvents(content));
  };
}
