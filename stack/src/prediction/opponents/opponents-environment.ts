import { z } from 'zod';

/** Every variable that the opponents read. */
export const opponentsSchema = z.object({
  /** The local chain's node, which holds the keys of the demo accounts. */
  RPC_URL: z.url({ protocol: /^https?$/ }),
  /** The port of their health pages, on the loopback interface. */
  OPPONENTS_PORT: z.coerce.number().int().min(0).max(65_535),
});
