import * as z from 'zod/mini';
import { chainIdText } from '../wire/chain-id.ts';
import { areaTopics } from './area-names.ts';

const areaName = z.enum(areaTopics);

/**
 * The topics of the hub. A client requests those of a chain: `head:<chainId>`, `pools:<chainId>`, and
 * `<area>:<chainId>` of an area. `<area>` alone is the area on the home chain, which every connection joins (see
 * `defaultTopics`). Every connection with a session joins `account`, the session's own group.
 */
export const topicSchema = z.union([
  z.templateLiteral(['head:', chainIdText]),
  z.templateLiteral(['pools:', chainIdText]),
  z.templateLiteral([areaName, ':', chainIdText]),
  areaName,
  z.literal('account'),
]);

/**
 * Every connection joins these without a request, so a client that never subscribes receives them; it can
 * unsubscribe.
 */
export const defaultTopics = areaTopics satisfies readonly Topic[];

export type AreaName = z.infer<typeof areaName>;
export type Topic = z.infer<typeof topicSchema>;

/** Whether a topic is an area's, on a chain or on the home chain. */
export function isAreaTopic(topic: Topic): boolean {
  const [name] = topic.split(':');
  return areaTopics.some((area) => area === name);
}
