import type { Notice } from '@tradewind/db/relay/notice';
import type { Target } from '@tradewind/schema/hub/target';
import type { Topic } from '@tradewind/schema/hub/topic';
import { z } from 'zod';
import type { OutgoingEvent } from './outgoing-event.ts';
import { readChange, readHead, readTransaction, readUndone } from './read-exchange.ts';
import { readPrediction } from './read-prediction.ts';

type Reader = (payload: Record<string, unknown>) => OutgoingEvent[];

/**
 * Readers by kind of notice. A new event adds a line here and a schema in packages/schema/src/hub. Events of
 * the specification keep their names and payloads.
 */
const readers = new Map<string, Reader>([
  ['chain.head', readHead],
  ['chain.undone', readUndone],
  ['exchange.changed', readChange],
  ['transaction.noticed', readTransaction],
  ['prediction.changed', readPrediction],
  asWritten('prediction', 'prediction_reload'),
  asWritten('prediction', 'prediction_calculating'),
  asWritten('prediction', 'prediction_joined'),
  asWritten('prediction', 'prediction_live', { isReplaceable: true }),
  asWritten('prediction', 'server_time', { isReplaceable: true }),
  asWritten('launchpad', 'ido_processing'),
]);

const payloadSchema = z.record(z.string(), z.unknown());

/** Empty for an internal kind; throws where a payload does not match its kind. */
export function toOutgoingEvents({ kind, chainId, payload }: Notice): OutgoingEvent[] {
  return readers.get(kind)?.({ ...payloadSchema.parse(payload), chainId }) ?? [];
}

function asWritten(
  topic: Topic,
  target: Target,
  { isReplaceable }: Pick<OutgoingEvent, 'isReplaceable'> = { isReplaceable: false },
): [string, Reader] {
  return [target, ({ chainId: _chainId, ...extraData }) => [{ topic, target, extraData, isReplaceable }]];
}
