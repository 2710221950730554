import * as z from 'zod/mini';
import { targetedEventSchema } from './hub-event.ts';
import { topicSchema } from './topic.ts';

/** Topics that one connection may ask for, and in one call. */
export const maxTopics = 32;

/** The arguments of `subscribe(topics)` and `unsubscribe(topics)`. */
export const topicsArgumentsSchema = z.tuple([z.array(topicSchema).check(z.maxLength(maxTopics))]);

/** Where a topic stands when a client joins it: the sequence of its newest event, and the newest event of each target. */
export const topicStateSchema = z.object({
  topic: topicSchema,
  /** Null where there was none, and for `account`. */
  sequence: z.nullable(z.int()),
  last: z.array(targetedEventSchema),
});

/** What `subscribe` answers, one entry a topic asked for; whatever comes later follows as events. */
export const subscribeAnswerSchema = z.array(topicStateSchema);

/** What `unsubscribe` answers: the topics that the connection is still in. */
export const unsubscribeAnswerSchema = z.array(topicSchema);

export type TopicState = z.infer<typeof topicStateSchema>;
