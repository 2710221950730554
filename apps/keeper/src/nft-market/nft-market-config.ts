import { commaListSetting } from '@tradewind/schema/runtime-config/server-settings';
import { z } from 'zod';

/** The settings of the area. */
export const nftMarketConfig = {
  /**
   * Address of a service with the IPFS pinning API, which keeps the files of minted works: `https://…`, without `/pins`.
   * Without it none is sent.
   */
  PINNING_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** File with the token of that service. Others must have no right to it, and its group none to write. */
  PINNING_TOKEN_FILE: z.string().min(1).optional(),
  /**
   * Multiaddrs of IPFS nodes from which the service can read the files, a comma list, 20 at most; without them it finds them by
   * itself, or reads our gateway.
   */
  PINNING_ORIGINS: z.pipe(commaListSetting, z.array(z.string().regex(/^\/\S+$/)).max(20)),
};

export type NftMarketConfig = z.output<z.ZodObject<typeof nftMarketConfig>>;
