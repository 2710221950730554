import * as z from 'zod/mini';
import { areaTopics } from './area-names.ts';

const chainIdText = z.string().check(z.regex(/^[1-9]\d{0,9}$/));

/**
 * The topics of the hub. A client requests `head:<chainId>` and `pools:<chainId>`. Every connection joins
 * those of the areas (see `defaultTopics`). Every connection with a session joins `account`, the session's own
 * group.
 */
export const topicSchema = z.union([
  z.templateLiteral(['head:', chainIdText]),
  z.templateLiteral(['pools:', chainIdText]),
  z.enum([...areaTopics, 'account']),
]);

/**
 * Every connection joins these without a request, so a client that never subscribes receives them; it can
 * unsubscribe.
 */
export const defaultTopics = areaTopics satisfies readonly Topic[];

export type Topic = z.infer<typeof topicSchema>;

/** The topic of a chain's block heads. */
export const headTopic = (chainId: number): Topic => `head:${chainId}`;

/** The topic of a chain's pools. */
export const poolsTopic = (chainId: number): Topic => `pools:${chainId}`;
