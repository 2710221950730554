import * as z from 'zod/mini';
import { targetedEventSchema } from './hub-event.ts';
import { topicSchema } from './topic.ts';

/** Maximum topics of one connection, and of one call. */
export const maxTopics = 32;

/** The arguments of `subscribe(topics)` and `unsubscribe(topics)`. */
export const topicsArgumentsSchema = z.tuple([z.array(topicSchema).check(z.maxLength(maxTopics))]);

/**
 * State of a topic when a client joins it: the sequence of its newest event, and the newest event of each
 * target.
 */
export const topicStateSchema = z.object({
  topic: topicSchema,
  /** Null where there is no event, and for `account`. */
  sequence: z.nullable(z.int()),
  last: z.array(targetedEventSchema),
});

/** The result of `subscribe`, one entry for each requested topic; later changes follow as events. */
export const subscribeAnswerSchema = z.array(topicStateSchema);

/** The result of `unsubscribe`: the remaining topics of the connection. */
export const unsubscribeAnswerSchema = z.array(topicSchema);

export type TopicState = z.infer<typeof topicStateSchema>;
