import type { Bench } from '../frame/bench.ts';
import { measureMarketLists } from './lists.ts';
import { measureMarketGas } from './market-gas.ts';

/** The NFT market: gas of its calls, and the API's lists of 100,000 works. */
export const marketBench: Bench = {
  name: 'market',
  summary:
    "gas of the NFT market's calls beside the published bytecode of Seaport 1.6, lists of 100,000 works beside a select by key",
  run: async (load) => [...(await measureMarketGas()), ...(await measureMarketLists(load))],
};
