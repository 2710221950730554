import { messages } from '../../../shared/message/messages.ts';
import type { SpenderPart } from '../../../shared/site/spender-part.ts';
import { getExchange } from '../get-exchange.ts';
import { readLens } from '../reserves/reserve-lens.ts';

/** The router takes any token: the listed ones, those of all pools, and all pool tokens. */
export const exchangeSpenders: SpenderPart = {
  fetchSpenders: async (chain, signal) => {
    const { pools } = await readLens(chain, signal);
    const tokens = pools.flatMap(({ address, token0, token1 }) => [address, token0, token1]);
    const { router: address } = getExchange(chain);
    return [{ address, name: messages.exchangeSpender.name, tokens, takesListed: true, collections: [] }];
  },
};
