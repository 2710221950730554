import { z } from 'zod';

const urls = z.string().transform((list) => list.split(',').filter((url) => url !== ''));

/** Every variable that the feed reads. */
export const feedSchema = z.object({
  /** The local chain's node. */
  RPC_URL: z.url({ protocol: /^https?$/ }),
  /** The port of its health pages, on the loopback interface. */
  FEED_PORT: z.coerce.number().int().min(0).max(65_535),
  /** The seed of the simulated price, 64 hexadecimal digits. It reveals all future prices. */
  MARKET_SEED: z.string().regex(/^[0-9a-f]{64}$/),
  /** The API nodes, which report whether a page is open. */
  API_URLS: urls.default([]),
});
