import { messages } from '../../../shared/message/messages.ts';
import type { SpenderPart } from '../../../shared/site/spender-part.ts';
import { findMarkets } from '../find-markets.ts';
import { readMarkets } from '../market/read-markets.ts';

/** Each market takes the quote token, and the works of its collection. */
export const marketSpender: SpenderPart = {
  fetchSpenders: async (chain, signal) => {
    const contracts = findMarkets(chain);
    if (contracts === undefined) return [];
    const markets = await readMarkets(chain, signal);
    return markets.map(({ market, collection }) => ({
      address: market,
      name: messages.nftMarketSpender.name,
      tokens: [contracts.quoteToken],
      takesListed: false,
      collections: [collection],
    }));
  },
};
