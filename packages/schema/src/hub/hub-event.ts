import * as z from 'zod/mini';
import { targetSchema } from './target.ts';
import { topicSchema } from './topic.ts';

/**
 * The one argument of every event. Sequences rise within a topic, not always by 1, and are equal on every node.
 * A client whose last sequence of the topic is not `previous` has missed an event and reads again. `previous`
 * is null where the node does not know it. Where both are equal, the event has no news: it repeats the state
 * (the time, a price) or continues the last event.
 */
export const hubEventSchema = z.object({
  v: z.literal(1),
  topic: topicSchema,
  sequence: z.int(),
  previous: z.nullable(z.int()),
  /** Time of creation, in milliseconds of wall time. */
  at: z.int(),
  /** JSON, by target: `chainHeadSchema`, `poolChangedSchema`, `transactionNoticedSchema`, `accountNoticedSchema`, … */
  extraData: z.string(),
});

/** An event with its target. */
export const targetedEventSchema = z.object({ target: targetSchema, event: hubEventSchema });

export type HubEvent = z.infer<typeof hubEventSchema>;
export type TargetedEvent = z.infer<typeof targetedEventSchema>;
