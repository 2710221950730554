import * as z from 'zod/mini';
import { targetSchema } from './target.ts';
import { topicSchema } from './topic.ts';

/**
 * The one argument of every event. Sequences rise within a topic, though not by 1, and are the same on every node. A client whose last
 * sequence of the topic is not `previous` has missed something and asks anew; null where the node cannot tell. Where both are equal nothing
 * is new since the last event: it tells how things stand (the time, a price that is repeated), or goes on with what that one told.
 */
export const hubEventSchema = z.object({
  v: z.literal(1),
  topic: topicSchema,
  sequence: z.int(),
  previous: z.nullable(z.int()),
  /** When it was written, in milliseconds of wall time. */
  at: z.int(),
  /** JSON, by target: `chainHeadSchema`, `poolChangedSchema`, `transactionNoticedSchema`, … */
  extraData: z.string(),
});

/** An event with the name under which it is sent. */
export const targetedEventSchema = z.object({ target: targetSchema, event: hubEventSchema });

export type HubEvent = z.infer<typeof hubEventSchema>;
export type TargetedEvent = z.infer<typeof targetedEventSchema>;
