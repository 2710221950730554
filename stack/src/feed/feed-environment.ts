import { z } from 'zod';
import { StackError } from '../stack-error.ts';

const urls = z.string().transform((list) => list.split(',').filter((url) => url !== ''));

/** Every variable that the feed reads. */
export const feedSchema = z.object({
  /** The local chain's node. */
  RPC_URL: z.url({ protocol: /^https?$/ }),
  /** Of its health pages, on the loopback interface. */
  FEED_PORT: z.coerce.number().int().min(0).max(65_535),
  /** 64 hexadecimal digits; who knows it knows all prices to come. */
  MARKET_SEED: z.string().regex(/^[0-9a-f]{64}$/),
  /** The nodes of the API, which know whether anybody looks at a page. */
  API_URLS: urls.default([]),
});

export type FeedEnvironment = z.infer<typeof feedSchema>;

/** The feed's settings; throws one line that names every wrong one, and no value. */
export function parseFeedEnvironment(variables: NodeJS.ProcessEnv): FeedEnvironment {
  const parsed = feedSchema.safeParse(variables);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map(({ path }) => path.join('.'));
  throw new StackError(`Wrong setting: ${names.join(', ')}.`);
}
