import * as z from 'zod/mini';

const chainIdText = z.string().check(z.regex(/^[1-9]\d{0,9}$/));

/**
 * What a client of the hub can subscribe to. `head:<chainId>` and `pools:<chainId>` are asked for; `prediction` and `launchpad` are joined
 * by every connection (see `defaultTopics`), and so is `account`, the session's own group, by every connection with a session.
 */
export const topicSchema = z.union([
  z.templateLiteral(['head:', chainIdText]),
  z.templateLiteral(['pools:', chainIdText]),
  z.enum(['prediction', 'launchpad', 'account']),
]);

/** Joined without being asked for: a client that never subscribes only listens, and hears these; who does not want them unsubscribes. */
export const defaultTopics = ['prediction', 'launchpad'] as const satisfies Topic[];

export type Topic = z.infer<typeof topicSchema>;

/** The topic of a chain's block heads. */
export const headTopic = (chainId: number): Topic => `head:${chainId}`;

/** The topic of a chain's pools. */
export const poolsTopic = (chainId: number): Topic => `pools:${chainId}`;
