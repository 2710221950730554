import type { Bench } from '../frame/bench.ts';
import { measureAnswers } from './answers.ts';
import { measureLists } from './lists.ts';
import { measureSaleGas } from './sale-gas.ts';

/** The launchpad: gas of a sale's calls, and what a browser computes to verify a sale. */
export const launchpadBench: Bench = {
  name: 'launchpad',
  summary: "gas of a sale's calls beside OpenZeppelin's VestingWallet, and time to verify a list and a level",
  run: async (load) => [...(await measureSaleGas()), ...measureLists(load), ...(await measureAnswers(load))],
};
